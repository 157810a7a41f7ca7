export interface Topic {
  name: string
  /** Points of a message with one phrase; a second one adds `secondTurn`. */
  points: number
  /** Also used by honest trades, so it counts little beside a request for our work. */
  isTrade?: true
  turns: readonly RegExp[]
}

/** Points of a second phrase of one family, which is seldom a coincidence. */
export const secondTurn = 3

/** Points at most of trade talk beside a request for a site, logo or quote. */
export const tradeOfClients = 2

export const requests: readonly RegExp[] = [
  /(?<!you )(?<!vous )(?<!vous d')\b(?:need|want|would like|'d like|looking for|voulons|souhaitons|cherchons|cherche|aimerions|voudrions|avons besoin|ai besoin|veux|voudrais|souhaite|souhaiterais|aimerais|faut|n7eb|n7ebou|nheb|nlawej) (?:\S+ ){0,12}?(?:(?:web ?)?sites?|shop|store|pages?|logo|boutique|e-?commerce|app(?:lication)?|refonte|redesign|devis|quote|charte|identite|seo)\b/,
  /\b(?:pirate|pirates|hacke|hacked|malware|desinfect\w+|nettoyage|nettoyer)\b/,
  /\b(?:refaire|refonte|creer|creation|redesign|rebuild|maintain) (?:de |d'|of )?(?:notre|mon|un|une|our|my|a|du) /,
  /(?:نريد|اريد|نحتاج|احتاج|ابحث|نبحث|ارغب|نرغب|يرغب).{0,60}(?:موقع|متجر|شعار|تطبيق|تصميم)/,
]

export const personal: readonly RegExp[] = [
  /\b(?:je|j'\w+|nous|notre|nos|mon|ma|mes|moi|on|c'est|suite|i|i'm|i'd|i've|we|we're|we've|our|my|me|us|merci|thanks|ich|wir|mein|yo|mi|io)\b/,
  /\b(?:ena|a7na|n7eb\w*|3and(?:i|na)|\w+ou|mte3\w*|mta3\w*|slm|salem|aslema|3aslema)\b|[\u0600-\u06ff]/,
  /\b(?:sites?|devis|logo|refonte|maquette|pages?|rdv|rendez-vous|stage|projet|portfolio|website|quote|redesign)\b/,
]

export const ourTrade: readonly RegExp[] = [
  /\b(?:sites?|web ?site|devis|logo|refonte|maquettes?|pages?|rdv|rendez-vous|appointment|meeting|stages?|internship|projets?|project|portfolio|factures?|invoice|quote|redesign|banner|pub|survey)\b/,
  /\b(?:boutique|shop|store|e-?commerce|appli(?:cation)?s?|app|formulaire|form|domaine|domain|heberg\w+|hosting|wordpress|shopify|referenc\w+|seo|pack\w*|tarifs?|prix|prices?|pricing|rates?|budget)\b/,
  /\b(?:agences?|agency|graphi\w+|design\w*|photos?|capture|article|blog|cv|visuel|brand|charte|mot de passe|password|maintenance|rappel\w*|call me|instagram|newsletter|lettre d'information|e-?mails?|contrat|contract|cost|cout\w*|combien|how much|graaand|rgpd|donnees|rib|versement|reservations?|booking)\b/,
  /\b(?:vous faites|do you|can you|could you|pouvez-vous|pourriez-vous|est-ce|savoir|j'ai vu|on (?:ouvre|vend|cherche|veut)|nous vendons|je vous recontacte|9adech|b9adech|kadeh|chnowa|brabi|n7eb\w*)\b|\?/,
  /موقع|متجر|شعار|تصميم|تطبيق|صفح|سعر|اسعار|الثمن|كم |هل |تربص|موعد|شكرا|حجز|نحتاج|اريد|نريد|اتصلوا ب/,
]

/**
 * Phrases of spam in the form of `plain()`: lower case, no accents, single spaces. Our own trade shares
 * spammers' words (référencement, trafic, backlinks), so the phrase tells who offers and who asks. Gaps
 * between words are bounded, so that no text takes long.
 */
export const topics: readonly Topic[] = [
  {
    name: 'diagnosis',
    points: 3,
    isTrade: true,
    turns: [
      /\byour (?:google business profile|nap|listings?|citations?|core web vitals|page ?speed|seo score|meta tags)\b|\blocal seo\b|\b(?:missing|inconsistent) (?:citations|listings)\b|\bbalises?\b.{0,40}\b(?:video|analyse)|\bpoints? bloquants?\b/,
      /\byou(?:'re| are) losing (?:\S+ ){0,4}?(?:visitors|customers|clients|money|sales|traffic)\b|\bvous perdez (?:des |vos )?(?:clients|ventes|visiteurs|prospects)\b|\bpas optimise\b|\bwe audited\b/,
      /\byour (?:web ?)?(?:site|website|domain|business|listing|competitors?) (?:\S+ ){0,8}?(?:rank\w*|traffic|visitors|errors?|issues|leads|page one|invisible|outrank\w*|penal\w+|convert\w*)\b/,
      /\b(?:errors?|issues|problems|mistakes) (?:on|with|in|of) your (?:web ?)?(?:site|website|page)\b/,
      /\b(?:came across|visited|visiting|looked at|looking at|reviewed?|checked|on) your (?:web ?)?(?:site|website)(?: and| today|, )/,
      /\b(?:is|isn't|is not|are not|aren't|not) (?:\w+ )?(?:ranking|ranked|visible|indexed|optimi[sz]ed|compliant|secure)\b/,
      /\boutrank/,
      /\b(?:votre|vos) (?:site|fiche|page)s?(?: web| google| internet)? (?:\S+ ){0,8}?(?:erreurs?|n'apparait|classement|invisible|penalise|merite|conforme)/,
      /\b(?:analyse|visitant|visite|parcouru|consulte|audite|etudie) votre (?:site|page)/,
      /\bis your (?:site|website|business|company|roof) (?:\S+ ){0,2}?(?:invisible|slow|old|ready|losing)/,
      /\b(?:did you get|following up on|re:) (?:my|your) (?:previous|last|e-?mail|website|message)/,
      /\bvos concurrents (?:\S+ ){0,3}?(?:devant|premiers|depass\w+)/,
    ],
  },
  {
    name: 'visibility',
    points: 3,
    isTrade: true,
    turns: [
      /\b(?:increase|boost|improve|skyrocket|double|grow|explode|multiply|push|get|rank|place) (?:your|the|local|more) (?:\S+ ){0,6}?(?:rank\w*|traffic|sales|visibility|authority|leads|revenue|google|customers|page one|visitors|businesses)\b/,
      /\b(?:page one|first page|page 1|top \d+|3-pack|#1) (?:of|on|in|at) (?:google|search|\d+ days)/,
      /\b(?:boostez|augmentez|doublez|multipliez|explosez|ameliorez|developpez|propulsez) (?:votre|vos|le|les) /,
      /\b(?:more|plus de|attirer des) (?:customers|clients|leads|prospects) ?\?/,
      /\bsearch engines? (?:registration|submission|ranking|optimi[sz]ation)|\b\d+ search engines/,
      /\bfree (?:seo |website )?(?:audit|analysis|mock ?up|evaluation|consultation)|\baudit (?:seo )?(?:gratuit|offert)/,
      /\breferencement (?:garanti|naturel garanti)|premiere (?:page|place|position) garantie|resultats? garantis?/,
      /\b(?:white|black) hat\b|\bnegative seo\b|\bdomain authority\b|\bd[ar] ?\d{2}\b|\btoxic links\b/,
      /\b(?:bring|get|send|generate|deliver|fournir|apporter) (?:you |vous )?(?:\S+ )?(?:more|new|qualified|exclusive|plus de|nouveaux) (?:leads|clients|customers|prospects|visitors)/,
      /\b(?:digital )?marketing (?:firm|agency|services)\b|\bwho handles (?:the )?marketing/,
      /\bthree ideas|\bdouble its|\binbound leads/,
      /\b(?:publicite|ads?) (?:facebook|google|meta)|\b(?:facebook|google|meta) ads\b/,
      /يتصدر موقعك|تصدر نتا|خدمات تحسين|محركات البحث|نتا\S{1,2}ج مضمون/,
    ],
  },
  {
    // A presentation of a company to us sells something.
    name: 'sales-talk',
    points: 2,
    isTrade: true,
    turns: [
      /\b(?:looking for|seeking|cherchons) (?:\S+ )?(?:distributors?|agents|resellers|partners in your)\b|\bhigh margins?\b|\bexclusive territory\b|\bcompany profile\b|\byour country\b|\bprovide your\b/,
      /\b(?:our|a|notre) (?:widget|plugin|tool|software|platform|solution|outil|logiciel) (?:makes|helps|lets|will|does|can|vous|fait)\b|\bpaiement au resultat\b|\bpay per (?:lead|result)\b|\bcase studies\b|\b(?:mon|my) (?:agenda|calendar|calendly)\b/,
      /\boffre speciale\b|\bspecial offer\b|\bcancel any ?time\b|\brepondez [a-z]+ pour\b|\bplaquette\b|\b(?:reservez|demandez) (?:votre|une) demo\b|\b\p{Sc} ?\d+ ?\/ ?mo(?:nth)?\b|\b\d+ ?(?:\p{Sc}|euros) ?(?:\/|par) ?(?:mois|h)\b.{0,60}\b(?:sans engagement|test)\b/u,
      /\b(?:outsourc\w+|offshore|freelance rates?|per hour|a l'heure)\b|\b(?:equipe|team) (?:\S+ )?(?:offshore|francophone|dediee)\b|\b(?:intelligence artificielle|ai) .{0,40}\bprospect\w*|\brendez-vous par mois\b|\bsales pipeline\b/,
      /\b(?:revendeurs?|grossistes?|resellers?|distributors?|importers?)\b|\bin charge of purchasing\b|\bnous (?:exportons|importons)\b/,
      /\bprix (?:usine|imbattables?|casses?|de gros)\b|\bliste sur demande\b|\bquantite minimum\b|\blots? a partir de\b|\bcatalogue whats ?app\b/,
      /عرض خاص|باقل الاسعار|باقل سعر|للحصول علي|فريق تسويق|نرسل لكم التفاصيل|شرك\S .{0,20}تقدم/,
      /\b(?:we|i) (?:are|am) (?:an? |the )?(?:\S+ ){0,4}?(?:company|agency|firm|factory|manufacturer|supplier|experts?|specialists?|exporter|lender|provider|freelancer|writers?)\b/,
      /\b(?:we|i)(?: can|'ll| will|'d| would)? (?:also )?(?:offer|provide|supply|deliver|give out|fund|represent|help(?:ed)? (?:a |businesses|companies|clients|agencies))/,
      /\b(?:may i (?:know|send)|can i send you|shall i send|could i send|i (?:will|can|could) send you|would it be ok(?:ay)? if i|interested in (?:buying|our|receiving|selling))/,
      /\bour (?:services|packages|packs|plans|prices|price list|rates|clients|traffic is|catalog(?:ue)?|portfolio|team of|experts|professional|editors|writers|warehouse)\b/,
      /\b(?:packages?|plans|prices|pricing|vps|leads|lien) (?:start(?:s|ing)? )?(?:at|from) \p{Sc} ?\d+|\ba partir de [\d.,]{1,12} ?(?:\p{Sc}|euros) (?:le|par|de l)/u,
      /\bat (?:only )?\p{Sc} ?\d+(?: only|\/)|\b(?:only|just|flat rate|one-?time fee(?: of)?|package|tarif unique|pour seulement|seulement|des) \p{Sc} ?\d+|\b(?:tarif unique|pour seulement|dès) \d+/u,
      /\b(?:business development|account|sales) (?:executive|manager)\b|\bkind regards, \w+, /,
      /\b(?:notre|nos) (?:agence|societe|equipe|entreprise|cabinet|experts?|specialistes?|services|offres) (?:\w+ )?(?:vous )?(?:propos|offr|met|accompagn|intervien|livr|garanti)/,
      /\b(?:nous|je) (?:vous )?(?:propos\w+|offr\w+|fourniss\w+|livrons|garantiss\w+|octroi\w+|accord\w+|delivr\w+) /,
      /\bnous sommes (?:une? |des |le |la )?(?:agence|societe|specialistes?|experts?|fabricant|usine|fournisseur|leader|entreprise)/,
      /\b(?:je suis|i am|i'm) (?:an? |un |une )?(?:content writer|seo|freelance|web developer|consultant|particulier)/,
      /\b(?:en )?marque blanche\b|\bwhite label\b|\b(?:hire|dedicated) (?:our )?(?:dedicated )?developers|\b\d+\+? years? (?:of )?experience/,
      /\b(?:reply|repondez|answer) (?:yes|stop|to receive|with your|for pricing|oui|a ce message)|\breply for\b/,
      /\b(?:quick|short|10|15|20|30) ?(?:min(?:ute)?s?)? (?:call|chat|appel|meeting)\b|\bappel de \d+ minutes|\bbook a (?:demo|call)\b|\bworth a\b/,
      /\b(?:notre|cette) methode\b|\bwebinaires?\b|\bdemandez (?:la brochure|un echantillon|votre devis gratuit)|\bsouhaitez-vous recevoir/,
      /\breaching out\b|\bwould you (?:be )?(?:open to|interested)\b|\blet me know if (?:you|this)\b|\bhappy to share\b|\bwe(?:'ve| have)? (?:speciali[sz]e|helped|worked with)\b|\bseriez-vous interess|\betes-vous (?:disponible|interess|eligible)/,
      /نقدم لكم|نحن نقدم|لدينا .{0,40}دولار|باسعار تنافسي|هل تريد ان|هل تبحث عن/,
    ],
  },
  {
    name: 'mailing',
    points: 4,
    turns: [
      /\b(?:message|e-?mail) (?:vous est parvenu|was sent) (?:through|via|by|par)/,
      /\bcontact forms?(?: like| blast|\b.{0,20}\bmillion)|\bmillion (?:contact forms|formulaires|sites|websites)|\bform\.? ?blaster/,
      /\b(?:verified |b2b )?(?:e-?mail|mailing) (?:list|database)s?\b|\bdecision makers\b/,
      /\bfichier (?:de |d')?(?:\S+ ){0,4}?(?:emails?|entreprises|prospects)|\bbase (?:de |d')?e-?mails?\b/,
      /\bleads (?:exclusifs|qualifies|gratuits)|\b(?:recevez|receive) (?:\S+ ){0,2}?leads\b/,
      /рассылк|базы? \d+|хрумер/,
    ],
  },
  {
    name: 'links-for-sale',
    points: 3,
    turns: [
      /\b(?:add|insert|place|buy|lien|achat) (?:a |an |un )?(?:\w+ )?(?:link|links|lien|liens|permanent) (?:to|on|in|vers|permanent)\b|\bpermanent (?:text )?link\b|\blien permanent\b|\bnetlinking\b|\bper placement\b|\bnetwork of [\d, .]+ (?:publishers|sites|blogs)\b/,
      /\b(?:do|no) ?-?follow\b/,
      /\b(?:guest|sponsored) (?:posts?|articles?|blogging)\b|\barticles? (?:invites?|sponsorises?)\b/,
      /\blinks? (?:exchanges?|insertions?|placements?)\b|\bechange de liens\b|\bgrey niches?\b/,
      /\b(?:quality|powerful|cheap|\d+) (?:\S+ ){0,2}?backlinks\b|\bbacklinks (?:thematiques|puissants|de qualite|from)\b/,
      /\b(?:vente|achat|pack) de (?:backlinks|liens)\b|\bgive you a backlink\b|\b(?:casino|cbd) links\b/,
      /\bpbns?\b|\b[td][far] ?\d{2}\+?(?: |,|$)|\breseau de \d+ sites\b/,
      /\bpress release|\bguaranteed placement\b|\bfeatured on\b|\bwikipedia page creation\b|\bnews sites\b/,
      /\bsans plagiat\b|\bplagiarism\b|\bwrite my essay\b|\b(?:essays?|papers?|thesis) (?:help|for sale|in \d)|\bcollege papers\b|\barticles? de \d+ mots\b/,
      /\b(?:contribute|submit|write) (?:a|an) (?:guest |unique )?(?:post|article)\b|\bcontent writer\b|\bmy clients? pays?\b/,
      /باك ?لينك|روابط خلفي/,
    ],
  },
  {
    name: 'audience-for-sale',
    points: 4,
    turns: [
      /\b\d[\d., k]{0,7} ?(?:targeted |real |qualified |unique |human )?visit(?:ors|eurs)\b/,
      /\b(?:real|targeted|human|genuine) (?:web )?(?:traffic|visitors)\b|\btraffic (?:is|packages) .{0,20}(?:organic|targeted)|\btrafic (?:veritable|cible|reel)\b|\bvisiteurs (?:humains|cibles|qualifies)\b/,
      /\b(?:instagram|tiktok|youtube|facebook|page|twitter) (?:followers|likes|views|subscribers)\b|\b(?:buy|real|free|\d+k?) (?:\S+ ){0,3}?(?:followers|likes|subscribers)\b/,
      /\b(?:achetez|acheter|vendons|livrons|comprar) (?:\S+ ){0,3}?(?:abonnes|followers|likes|avis|vues|seguidores)\b/,
      /\bavis (?:positifs|5 etoiles|google)\b|\bseguidores\b|\bsmm\b|\btraffic bot\b|\bai bot\b|\bchatbots are\b/,
      /\bexplainer videos?\b|\b\d+ second (?:explainer |animated )?video\b|\bconvert(?:ing)? (?:them|it) into (?:videos|scenes)\b|\bpromote on youtube\b/,
      /накрутк|подписчик|продвижени/,
      /متابعين حقيق|زياد\S+ متابعين|شراء (?:لايكات|متابعين|مشاهدات)|لايكات|حرك\S+ مرور|زوار/,
    ],
  },
  {
    name: 'crypto',
    points: 3,
    isTrade: true,
    turns: [
      /\b(?:pre-?sale|memecoins?|\d+x|binance|coinbase|trezor|ledger|metamask|seed phrase|24 words|copy-?trading|trading bot)\b|\bcash ?out\b|\b(?:deposit|invest) (?:from )?\p{Sc} ?\d/u,
      /\b(?:btc|eth|usdt|bitcoins?|crypto(?:s|currency|currencies)?|crypto-?monnaies?|blockchain|nft|altcoins?|tokens?)\b|биткоин|криптовалют/,
      /\bforex\b|\bfx\b|\b(?:auto(?:mated|matique)? |ai )?trad(?:ing|er)s?\b|\bbinary options?\b|\bsignals with\b|\bfake broker\b/,
      /\bairdrop\b|\bconnect your wallet\b|\bclaim \S+\b|\bcrypto wallets?\b|\bcloud ?min(?:e|ing)\b|\bmining with\b|\bgiving away\b|\bgiveaway\b|\bminer\w*pool\b/,
      /\bminimum deposit\b|\breferral link\b|\bdaily roi\b|\bwithdr[ae]w\w*\b|\bpending transfer\b|\bsolde de\b/,
      /العملات الرقم|البيتكوين|الفوركس|التداول/,
    ],
  },
  {
    name: 'easy-money',
    points: 3,
    turns: [
      /\bwhile you sleep\b|\b(?:blueprint|masterclass|9-5|nine to five|side hustle|step system|mandataire|revenus illimites|unlimited income|multi-?level|mlm)\b|\bseats? (?:left|in)\b|\blimited seats\b|\bgagne [\d. ]{2,8} ?(?:\p{Sc}|euros)/u,
      /\b(?:deviennent|become) [\d. ]{1,9}|\bbanques veulent cacher\b|\bfaux courtier\b|\brecuperation de fonds\b|\brecuper\w+ (?:\S+ )?(?:fonds|argent)\b|\bcomplement de (?:revenu|salaire|\d)|\ben likant\b|\bliking\b|\baffiliate program\b|\bcommission on\b|\bpayouts?\b|\bown boss\b|\ba domicile\b.{0,60}\bmois\b|\bnets? par mois\b|\bdossier d'inscription\b/,
      /دخل اضافي|يكسبون|دولار (?:في اليوم|يوميا)|انضم الي|منح\S مالي|سارع/,
      /\bgeld (?:verdienen|im)\b|\bverdienen sie\b|\bvorkenntnisse\b|\bganhe dinheiro\b|\bguadagn\w+\b|\bdinheiro\b/,
      /\b(?:per|an|a|\/) ?(?:hour|hr)\b.{0,30}\b(?:remote|online|home)\b|\bremote\b.{0,30}\b(?:interview|apply|hiring)\b|\bfull refund\b.{0,20}profit|\bdouble your (?:money|income|investment|bitcoin)\b|\bmillionaires?\b|\bdevenez riche\b|\bdevenir riche\b/,
      /\b(?:earn|make|win|gagnez|touchez|obtenez|gana|faire) (?:\S+ ){0,4}?(?:\p{Sc} ?\d|[\d., ]{1,12} ?(?:\p{Sc}|euros|dollars|usd)|money|argent|dinero)/u,
      /(?:\p{Sc} ?[\d.,]{1,12}k?|[\d.,]{1,12}k? ?(?:\p{Sc}|euros|dollars|usd)) ?(?:a|per|par|every|each|al|chaque|\/) ?(?:day|week|hour|hr|jour|dia|semaine)\b/u,
      /\bturn \p{Sc}? ?[\d.,]{1,12} into\b|\bpassive income\b|\brevenus? passifs?\b/u,
      /\b(?:guaranteed|garanti\w*) (?:daily |monthly )?(?:returns?|profits?|roi|rendement|income)\b|\b(?:rendement|gains?|profits?|revenus?) (?:\S+ ){0,2}?garantis?\b|\bnet garanti\b|\bsans risque\b/,
      /\bwork(?:ing)? from home\b|\btravail(?:lez|ler)? (?:de|depuis|a) (?:chez vous|la maison|domicile|votre domicile)\b|\bdesde casa\b|\bfrom home\b/,
      /\b(?:no|without) (?:experience|interview|skills)\b|\baucune? (?:experience|diplome|savoir|competence)\b|\bsin experiencia\b/,
      /\bquit (?:their|your|my) jobs?\b|\bget rich\b|\bfinancial freedom\b|\bliberte financiere\b|\bargent (?:facile|rapide)\b|\beasy money\b|\bquick cash\b/,
      /\brecovery (?:hacker|expert|wizard|agent)\b|\bgot my \S+ back\b|\bdata entry\b|\bhr manager\b|\bis hiring\b|\brecrutement urgent\b|\bbillet d'avion\b|\bsalaire \d/,
      /\b(?:investissez|invest) (?:des|from|as little|dans|maintenant)\b|\bconseiller m'a\b|\bchange la vie\b|\blivret a\b|\bvotre argent dort\b|\blegit and paying\b/,
      /اربح|ارباح مضمون|فرص\S استثمار|بدون خبر|عمل من المنزل|براتب|заработ|вложени/,
    ],
  },
  {
    name: 'loan',
    points: 3,
    isTrade: true,
    turns: [
      /\b(?:hard money|money lender|\d+ ?% ltv|income verification|real estate deals|affacturage|avance sur factures|invoice factoring|fonds disponibles|fast funding|merchant loans?)\b/,
      /\bgot a project\b|\bclose (?:\S+ ){0,3}?deals\b|\btaux le plus bas\b|\bsimulation immediate\b|\bsame day\b|\ble jour meme\b/,
      /\b(?:consolidate|low monthly|your debts?|bankruptcy|credit score|line of credit|toll free)\b|\bsurendettement\b|\bdeblocage des fonds\b|\bdes prets de\b|\bmet a disposition\b|\bremboursement (?:de|sur) \d+ a \d+ (?:ans|mois)\b|\bfinan[cç]ons tous\b|\bbanque a dit non\b/,
      /\bprestit[oi]\b|\bprestamos?\b|\bemprestimo\b|\bkredit\b|\btra privati\b/,
      /\b(?:urgent|business|personal|payday|instant|private|kinds of) (?:and \S+ )?loans?\b|\b(?:need|apply for|get|in need) (?:of )?(?:an? )?(?:urgent )?loans?\b/,
      /\b[\d.,]{1,12} ?% (?:interest|sans)|\binterest rate\b|\btaux (?:de )?[\d.,]{1,12} ?%|\bpret de [\d. ]{1,12}/,
      /\bno collateral\b|\bbad credit\b|\bworking capital\b|\bcash advance\b|\bsame day funding\b|\bprivate lender\b|\bpay off your debts\b/,
      /\b(?:offre|obtenu|demande) (?:de |mon |un )?(?:pret|credit|financement)\b|\bpret (?:entre particuliers?|personnel|d'argent|rapide)\b|\brachat de credits?\b/,
      /\bsans (?:justificatif|enquete|frais a l'avance|avance de frais)\b|\binterdit bancaire\b|\bfiches?,|\brefuse par les banques\b|\baccord immediat\b|\bpreteur\b/,
      /\bserieuse? et honnete|\bpersonne serieuse\b|\bcapable de rembourser\b|\bbesoin d'argent\b|\burgent financement\b/,
      /\bup to \p{Sc}? ?\d[\d,.]*k?\b|\bde [\d .]{1,12} a [\d .]{1,12} ?(?:\p{Sc}|euros)|\bsee if you qualify\b|\bapproval in\b|\bfund projects\b|\bproject summary\b/u,
      /بدون كفيل|قروض (?:شخصي|فوري|تجاري)|بفا\S+ \d|займ|кредит/,
    ],
  },
  {
    name: 'fortune',
    points: 5,
    turns: [
      /\b(?:number|name|email|address) was (?:drawn|selected|picked)\b|\bclaims? officer\b|\bprize (?:of|\p{Sc})|\bfonds dormants\b|\bassocie etranger\b|\bpartage \d+\/\d+|\bdiscretion absolue\b|\bhoroscope\b|\bame s(?:œ|oe)ur\b|\bsoul ?mate\b|\btarot\b|\bnumerolog\w+/u,
      /\b(?:us army|trunk boxes|sergeant|trustworthy partner|name of the lord|without (?:an )?heir|sans heritier|portant votre nom|dieu m'a|leguer mes|doctors gave me|widow|veuve)\b|\bdecede.{0,40}millions?\b|\binherited (?:a|\p{Sc})|\bcarte cadeau\b.{0,60}\breclamez\b|\breclamez votre\b|\b\d{3}e visiteur\b|\bmaitre \w+, (?:\S+ )?(?:voyant|marabout|guerisseur|medium)\b|\bguerisseur\b|\bmalchance\b/u,
      /\bnext of kin\b|\bbarrister\b|\bbeneficiary\b|\blate (?:client|husband|father)\b|\bthe sum of\b|\bclaims? agent\b|\batm card\b|\bcompensation fund\b|\bonline lottery\b/,
      /\bterminal(?:ly)? ill(?:ness)?\b|\bphase terminale\b|\bfaire don de\b|\bdonate my\b|\bcraignant dieu\b|\bgod bless\b|\billuminati\b|\bmillions? (?:de |of )?(?:us )?dollars\b/,
      /\b(?:affaire|benefi\w+) (?:mutuel\w+|reciproque)|\bmutual(?:ly)? benefi\w+|\btransfer (?:of )?the funds?\b|\bpartenaire fiable\b/,
      /\bvous avez (?:gagne|ete tiree?|ete selectionnee?|remporte) |\btiree? au sort\b|\byou(?: have|'ve)? won\b|\bbeen selected\b/,
      /\bspell ?casters?\b|\b(?:love|lottery) spells?\b|\bmarabouts?\b|\bpuissant voyant\b|\bmedium (?:africain|voyant)\b|\betre aime\b|\bretour affectif\b|\bdesenvoutement\b|\bportefeuille magique\b/,
      /\bpaiement apres resultat\b|\bresous tous\b|\bbrought (?:my|back my) ex\b|\bimpuissance\b|\bherpes\b/,
      /جلب الحبيب|فك السحر|شيخ روحاني|رد المطلق|ربحت جا|مليون دولار/,
    ],
  },
  {
    name: 'pharmacy',
    points: 2,
    isTrade: true,
    turns: [
      /\b(?:steroids?|anabolic|peptides|hgh|sarms|anti-?rides|rajeunir|wrinkles?|botox|testosterone)\b|\b\d+ ans de moins\b|\byears younger\b|\blab tested\b/,
      /الوزن الزائد|الوزن الزاءد|تخلص من|التخسيس|تنحيف/,
      /\b(?:diabetes|libido|stamina|big pharma|bedtime trick|patchs?|cure complete|ronfler|arretez de (?:fumer|grossir)|stop smoking|back pain|mal de dos)\b|\brecommandes? par les medecins\b|\bsans passer par le medecin\b|\bnatural(?:ly)? (?:male|remedy|cure)\b/,
      /\b(?:viagra|cialis|levitra|kamagra|tadalafil|sildenafil|xanax|tramadol|oxycodone|adderall|valium|ozempic|mounjaro|semaglutide|modafinil|cbd|keto)\b|виагр|дженерик/,
      /\b(?:without|no|sans|without a|without a doctor) (?:doctor )?(?:prescription|rx|script|ordonnance)\b|без рецепта/,
      /\b(?:buy|cheap|generic|order|achetez|acheter|commandez) (?:\S+ ){0,2}?(?:viagra|cialis|kamagra|levitra|pills|meds|xanax|tablets)\b|\bpills?\b|\bgumm(?:y|ies)\b/,
      /\b(?:discreet|discrete?|overnight) (?:package|packaging|shipping|delivery|livraison)\b|\blivraison discrete\b|\bfree (?:trial )?bottle\b|\bfor sale online\b/,
      /\b(?:lose|losing|perdez|perdre) [\d.]{1,9} ?(?:kg|lbs|pounds|kilos)\b|\bbruleur de graisse\b|\bdoctors hate\b|\bclinically proven\b|\bhair loss\b|\bweight loss\b|\brelieves? (?:pain|anxiety)\b/,
      /\b(?:penis|breast|male) enlarge\w*|\berectile\b|\bvirilite\b|\bagrandi\w+ (?:votre|le|son)\b|\bgelules\b.{0,30}\bplantes\b/,
      /الضعف الجنسي|حبوب (?:تكبير|تخسيس)|بدون وصف|فياج?غ?را/,
    ],
  },
  {
    name: 'adult',
    points: 4,
    turns: [
      /\b(?:sugar (?:momm\w+|dadd\w+)|hentai|teen cams?|livecams?|cams? 24|uncensored|voisines?|beau gosse|infidel\w+|homme discret|femme discrete|reserve aux majeurs|moments? (?:chauds?|coquins?))\b|\balone tonight\b|\ba little wild\b|\bmariee? mais\b|\bon se voit ce soir\b/,
      /للكبار|\+18/,
      /\b(?:girls?|babes?|ladies|filles|femmes) (?:near|in your|waiting|online|want|pres de|de ta region|cherche)\b|\b(?:my|see my|mes) (?:\w+ )?(?:pics|nudes|private|cam)\b|\b(?:fuck|pussy|cock|cum|bitch|salopes?|baise[rz]?)\b/,
      /\b(?:porno?|xxx|milfs?|onlyfans|nudes?|naked|hookups?|naughty|horny|camgirls?|escorts?)\b/,
      /\bsex (?:chat|cam|partners?|dating|videos?)\b|\blive sex\b|\b(?:hot|single) (?:single )?(?:girls|women|ladies)\b|\badult (?:dating|sites?|videos?)\b|\bno strings\b|\bprivate photos\b|\bmeet tonight\b/,
      /\bplan cul\b|\bcoquines?\b|\blibertine?s?\b|\bfemmes? (?:mures?|chaudes?)\b|\bsexe (?:en|gratuit)\b|\bcam gratuit\b|\bwebcams? en direct\b|\bmassage erotique\b/,
      /\brencontres? (?:adultes?|coquines?|chaudes?)\b|\bsans lendemain\b|\bphotos? (?:coquines?|intimes?)\b|\bone night\b/,
      /\bhey handsome\b|\bi saw your profile\b|\bso bored\b|\bcoucou toi\b|\bmodels leak|\bleaks\b/,
      /интим|порно|девушки ждут|للتعارف|ساخن|سكس|العرفي/,
    ],
  },
  {
    name: 'gambling',
    points: 3,
    isTrade: true,
    turns: [
      /\b(?:aviator|predictor|lotto|lottery|loterie|tigrinho|machines? a sous|meilleures cotes|pari(?:s|ez)?|winning numbers|gains retirables|jogo)\b/,
      /\b(?:casinos?|slots?|gacor|judi|togel|jackpot|roulette|blackjack|baccarat|poker|rakeback|bookmakers?|bets?|betting|bahis|1xbet|melbet)\b|казино|ставки|вулкан/,
      /\b(?:best|top|new|real money) (?:online )?(?:casinos?|slots?|betting)\b|\bcasinos? (?:online|en ligne|bonus|ohne)\b|\bonline casinos?\b|\bpoker sites\b|\bsiteleri\b|\bsitus\b/,
      /\b(?:welcome|deposit|betting|signup|sign-up) bonus\b|\bbonus (?:de bienvenue|sans|de depot|senza|veren|ohne)\b|\bdeneme bonusu\b|\bbonus(?:es)?\b.{0,12}\d|\d ?[%\p{Sc}]? (?:\w+ )?bonus|бонус/u,
      /\bfree ?spins?\b|\b(?:tours|giri) grat\w+\b|\bfreispiele?\b|\bstartguthaben\b|фриспин|\bpromo code\b/,
      /\b(?:no|sans|senza|ohne|without) (?:deposit|depot|deposito|einzahlung)\b/,
      /\bfixed matches\b|\bcorrect score\b|\bpronostics?\b|\bbetting tips\b|\bvip telegram\b|\b100% sure\b|\bgarantis a \d/,
      /كازينو|مراهن|قمار|دورات مجاني|بونص/,
    ],
  },
  {
    name: 'phishing',
    points: 3,
    turns: [
      /\b(?:could not process|payment failed|sign in to|will be (?:charged|deactivated|suspended|closed)|has been flagged|to cancel call|awaiting confirmation|must be re-?\w+|review the updated|sign the document|confirm ownership)\b|\bpaiement (?:refuse|echoue)\b|\bnon lue? dans votre espace\b|\bsera (?:desactivee?|suspendue?|bloquee?|supprimee?)\b|\bfacture impayee\b|\bhuissier\b|\bnouveau creneau\b|\bci-joint la facture\b|\bdouble authentification\b|\bappareil inconnu\b|\bs'agit bien de vous\b/,
      /حجز طرد|الجمارك/,
      /لدفع الرسوم|ادخل هنا/,
      /\b(?:package|parcel|shipment|colis|livraison) (?:\S+ ){0,4}?(?:could not|cannot|held|pending|waiting|n'a pas pu|en attente|bloque)/,
      /\b(?:unusual|suspicious|unauthori[sz]ed) (?:activity|login|sign-?in|transaction)\b|\bnoticed a (?:new )?(?:login|sign-?in)\b|\bif this wasn't you\b|\bconnexion (?:suspecte|inhabituelle)\b|\bvotre carte bancaire\b/,
      /\byour (?:\w+ )?(?:domain|mailbox|account|wallet|password|subscription|email) (?:\S+ ){0,3}?(?:expires?d?|expiring|limited|suspended|full|locked|on hold|terminated|closed)\b/,
      /\b(?:verify|confirm|validate|update|restore|unlock|secure) your (?:account|identity|email|mailbox|payment|information|billing|password)\b/,
      /\bto avoid (?:termination|suspension|closure|deletion)\b|\b(?:closed|terminated|suspended|deleted) permanently\b|\bnew (?:device|bank account)\b|\bon hold\b|\bexpire today\b/,
      /\b(?:unpaid|overdue|outstanding) invoice\b|\bfinal notice\b|\binvoice \S* ?attached\b|\bprocess the (?:wire|payment)\b|\bnew bank (?:account|details)\b/,
      /\bvotre (?:nom de domaine|compte(?: bancaire)?|colis|carte(?: vitale| bancaire)?|abonnement|boite mail|dernier paiement|dossier|nouvelle carte \w+) (?:\S+ ){0,4}?(?:expir\w+|bloque\w*|suspendue?|limitee?|refusee?|supprime\w*|disponible|en attente)/,
      /\b(?:confirm\w+|verifi\w+|mett(?:re|ez) a jour|renseign\w+) (?:vos|votre) (?:identifiants|informations|coordonnees|compte|carte|identite|donnees)\b/,
      /\bactivite inhabituelle\b|\bregularise[rz]\b|\bfrais de (?:port|douane|dossier)\b|\bregler les frais\b|\beviter la suspension\b|\bremboursement de \d|\badmissible\b|\bsupprimee? definitivement\b|\bbloquee? en douane\b|\bremplissez le formulaire\b|\bpour continuer a\b/,
      /\bsous \d+ ?(?:h|heures)\b|\bwithin \d+ (?:hours|days)\b|\bimmediately to\b|\b(?:avant|before) (?:le controle|expiration|it expires|the deadline)\b|\bdelivery fee\b/,
      /\bappraisal\b|\bselling (?:this|your) domain\b|\bdomain (?:name )?(?:renewal|registration)\b|\bbuyers with\b|\bd'amende\b/,
      /حسابك البنكي|تحديث بياناتك|بياناتك البنكي|تم (?:ايقاف|تجميد)/,
    ],
  },
  {
    name: 'legal-threat',
    points: 3,
    turns: [
      /\binfring\w+|\bcopyright\b|\btrademark\b|\billegal\b|\blegal action\b|\bviolation\b/,
      /\b(?:my|our) (?:client|images|photos|pictures)\b|\bwithout my consent\b|\bthe (?:evidence|complaint)\b|\battorney\b|\bsued\b/,
    ],
  },
  {
    name: 'blackmail',
    points: 5,
    turns: [
      /\b(?:i|we)(?: have|'ve)? (?:hacked|infected|recorded)\b|\bj'ai (?:pirate|infecte|enregistre des)\b|\bspyware\b|\bcompromettantes?\b/,
      /\bdestroy your reputation\b|\bbc1q\w+|\btous vos contacts\b|\byour entire database\b|\beveryone you know\b/,
    ],
  },
  {
    name: 'goods',
    points: 3,
    isTrade: true,
    turns: [
      /\b(?:destockage|tout doit disparaitre|liquidation|clearance|seen on tv|lifetime warranty|ends tonight|expires tonight|avant (?:ce soir|minuit)|cracked|nulled|warez|torrent|watch online|full hd|free streaming|premium scripts)\b/,
      /التوصيل مجاني|نفاد الكمي|بالتقسيط|بدون مقدم/,
      /\b(?:iptv|\d+ channels|verified (?:cashapp|paypal|account)|accounts? for sale|aged (?:facebook|gmail)|bulk sms|stress test|ddos|attendee list|sacs? a main copies|parfums? de marque|while supplies last|two for the price of one|everybody wants|changed my life|supply? minimum|fob|iso ?9001)\b|\bpaiement a la livraison\b.{0,60}\bwhats ?app\b|\bprix casses\b|\bmoitie prix\b|\bencheres\b|\bmutuelle (?:senior|sante)\b|\bcomparez gratuitement\b|\beconomisez jusqu|\bfinance par les aides\b|\banti-?mousse\b|\bzero ai\b|\bnative writers\b|\bassignments\b/,
      /نصف السعر|درج\S اول[يى]|الدفع عند الاستلام، راسل/,
      /\b(?:replicas?|repliques?|counterfeit|outlet|wholesale|fake (?:bags|watches|passports?))\b/,
      /\b(?:rolex|ray-?ban|louis vuitton|michael kors|jordans|jerseys|longchamp|hublot|nike)\b/,
      /\b(?:passports?|passeports|driver licenses?|id cards|cartes? d'identite|permis de conduire|diplomas?)\b.{0,60}\b(?:buy|sans examen|livre|fake|real|vendons|contact)|\b(?:buy|sell|vendons|achetez) (?:\S+ ){0,4}?(?:passports?|passeports|diplomas?|licenses?)\b|\bundetectable\b|\bgrade a\b|диплом/,
      /\bfree (?:worldwide )?(?:shipping|delivery)\b|\blivraison gratuite\b|\bworldwide (?:delivery|shipping)\b|\bversand kostenlos\b|\bfast delivery\b/,
      /\b\d+ ?% (?:off|rabais|de rabais|discount)\b|\bpas chers?\b.{0,40}\bsoldes?\b|\bsoldes? .{0,30}pas chers?\b|\bcheap (?:\w+ )?(?:jordans|bags|flights)\b|\bget \d free\b|\bun gratuit\b|\bkaufen\b/,
      /\border (?:yours|\d)|\bget yours\b|\blifetime (?:license|listing)\b|\b(?:pro|office|license) keys?\b|\bbulletproof\b|\boffshore\b|\bdmca\b|\bdropshipping\b|\bfactory price\b/,
      /\b(?:solar panels?|panneaux solaires|pompe a chaleur)\b.{0,80}(?:gratuit|free|1 ?\p{Sc}|charge|etat|program)|\b(?:eligibilite|eligibility|eligible)\b|\bgovernment program\b|\bgrace a l'etat\b|\bhomeowners\b/u,
      /купить|недорого|скидк|знижк|доставк|под ключ/,
    ],
  },
  {
    name: 'factory',
    points: 4,
    isTrade: true,
    turns: [
      /\bmoq\b|\bfactory (?:price|direct|in china)\b|\balibaba\b|\bddp\b|\busine direct\w*\b|\bdear (?:boss|purchasing manager)\b|\byour inquiry\b|\bfree samples?\b|\bechantillons? gratuits?\b|\bbest quotation\b/,
      /\b(?:in|from|of) (?:shenzhen|ningbo|guangzhou|yiwu|shanghai|china)\b|\b(?:fabricant|usine) (?:\S+ ){0,6}?(?:en )?chine\b/,
      /\b(?:professional )?(?:manufacturer|supplier|exporter) (?:of|in|from)\b|\bglad to know you\b|\bin the market of\b|\b(?:send|share) (?:you )?(?:our|my) catalog/,
    ],
  },
  {
    name: 'push',
    points: 2,
    isTrade: true,
    turns: [
      /\b(?:jetzt|gratis|kostenlos|ahora|oferta|descuento|barat[oa]s?|acquista|comprar|kaufen|anmelden|registrati|scopri|ucuz|hemen|terpercaya|daftar)\b/,
      /\b(?:try|start|get|grab|unlock|discover|check|see) (?:it|them|yours?|more|access|started) (?:now|today|here|free|at|for free)\b|\bsee the details\b|\bfind out more\b|\blearn more\b|\ben savoir plus :|\bhere are (?:some )?samples\b|\bdecouvrez (?:notre|nos|comment)\b/,
      /\bclick (?:here|below|the link|this link)\b|\bcliquez (?:ici|dessous|sur le lien)\b|\bcliquer le lien\b|\ben cliquant\b|\bklicken\b|\bcheck (?:eligibility|these)\b/,
      /\b(?:order|buy|join|register|sign ?up|apply|claim|book|subscribe|act|download|get started|watch) (?:now|today|free|here|this|yours|your free|in \d+|before|up)\b|\bapply\b.{0,20}\bnow\b/,
      /\b(?:commandez|inscrivez-vous|profitez|rejoins|reservez sur|registrate|commander :|essayer gratuitement|contactez-le|contactez-nous sur|n'hesitez pas a l[ae] contacter)\b/,
      /\blimited (?:time|offer|stock|places)\b|\b(?:offre|places|stock|quantite)s? limitee?s?\b|\bonly \d+ left\b|\btoday only\b|\bonly (?:today|for the first)\b|\bderniere chance\b|\blast chance\b|\bdon't miss\b|\bil (?:ne )?reste (?:que )?\d+ places\b|\bhurry\b|\bseulement aujourd'hui\b|\bagissez\b|\bpremiers inscrits\b|\bdiscount ends\b|\bslots fill\b/,
      /\bno (?:credit card|contract|obligation|password|mold fee|personal guarantee)\b|\bmoney back\b|\bsatisfait ou rembourse\b|\bzufriedenheit\b|\bsans engagement\b|\bguarantee[ds]?\b|\bgarantie? a vie\b/,
      /\b100 ?% (?:free|gratuit|organic|sure|natur\w+|plantes|human|real|visiteurs)\b|\bfree trial\b|\b(?:essai|test) gratuit\b|\binscription gratuite\b|\bsans inscription\b|\bfor free\b|\bfree (?:access|download|gift)\b/,
      /\bunsubscribe\b|\bopt out\b|\blien en bio\b|\bcode promo\b|\bsave \d+ ?%|\bau lieu de \d|\binstant (?:delivery|email|reward)\b|\blivraison (?:immediate|en 48)/,
      /\bshare with everyone\b|\beveryone is talking\b|\bthey don't want you\b|\bshocking\b|\bvu a la tele\b|\bje veux temoigner\b|\btemoignage\b/,
      /اضغط|سجل الا|اطلب الا|ادخل الموقع|العب ال|واحصل|للتسجيل|للتقديم|بارخص|مضمون|ضمان|توصيل سري|مبروك/,
      /регистраци|звоните|пишите|заказывай|замовляйте/,
    ],
  },
  {
    name: 'messenger',
    points: 2,
    turns: [
      /\b(?:telegram|skype|wechat|viber|icq|signal\.|live:\w+)|телеграм/,
      /\bwhats ?app\b.{0,6}(?:\+|00)|واتس ?اب|الواتساب|ت\S?ل\S?جرام|تيلي?جرام/,
    ],
  },
  {
    // Greetings to anybody.
    name: 'to-nobody',
    points: 2,
    turns: [
      /\bdear (?:sir|madam|friend|user|customer|website owner|webmaster|business owner|owner|boss|manager)\b|\bhello (?:webmaster|friend|mates|dear|pervert)\b|\bgreetings of the day\b|\bsalutations\b|\bcher (?:ami|client|proprietaire)\b|\battn\b|\bto whom it may\b|\bthis finds you\b|\bkindly\b|\bhi (?:friend|dear)\b/,
    ],
  },
  {
    name: 'praise',
    points: 4,
    turns: [
      /\b(?:great|amazing|awesome|good|nice) (?:content|information|info|blog|website)\b|\bhit the nail\b|\bbookmarked\b|\bmy facebook group\b|\benjoying the information\b|\btruly informative\b|\byour blog through\b|\bmerci pour ce partage\b|\badore votre blog\b|\bpasser sur le mien\b|\bcontenu est de qualite\b|\bau passage\b|\badded your (?:site|blog)\b/,
      /\b(?:great|nice|excellent|super|wonderful|awesome|marvelous|magnificent) (?:site|post|blog|article|layout)\b|\breally learned a lot\b|\bappreciate this post\b|\bpay a (?:quick )?visit\b|\blooking all over for this\b|\bblogging\b|\bkeep it up\b|\btres interessant !/,
      /\b(?:visit|check out|surf to|stop by|see|decouvrir|visiter) (?:my|our|mon|notre) (?:home ?page|web ?site|page|blog|site)\b|\bmy (?:web ?site|home ?page) ?:|\bfeel free to (?:surf|visit)\b|\balso check\b/,
    ],
  },
]
