/* Finds promises and figures without a row in claims.ts; claims.test.ts checks the whole site with it. */
import type { Content } from '../documents/documents.ts'
import { type Claim, claimsOf } from './claims.ts'

const word = (words: string) => words.trim().replaceAll(/\s+/g, '|')

const numberWord =
  word(`deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze
  seize vingt trente quarante cinquante soixante cent cents mille`)
const number = `(?:\\d+(?:[.,]\\d+| \\d{3})*|(?:${numberWord})(?:[- ](?:et[- ])?(?:${numberWord}))*)`

const counted = word(`ans? années? clients? clientes? projets? réalisations? sites? personnes?
  salariés? collaborateurs? collègues membres? experts? spécialistes? designers? développeurs?
  jours? heures? h minutes? % mois semaines? révisions? retouches? avis notes? étoiles entreprises?
  marques? commerces? pays bureaux agences? récompenses? prix`)

const promised = word(`garanti\\p{L}* rembours\\p{L}* toujours jamais illimité\\p{L}* gratuit\\p{L}*
  offert\\p{L}* certifié\\p{L}* agréé\\p{L}* labellisé\\p{L}* primé\\p{L}* leaders? imbattable\\p{L}*`)

const suspicious = [
  `(?:\\+ ?)?${number}(?: ?\\+| et plus)?(?:,? (?:à|ou|et) ${number})? ?(?:\\p{L}+ )?(?:${counted})`,
  '(?:sous|dans|en moins d’)(?: |’)?une? (?:jour|heure|journée|semaine)(?: ouvrée?)?',
  'un jour ouvré',
  promised,
  'satisfaits? ou \\p{L}+',
  'sans engagement',
  '24 ?h(?:eures)? ?(?:\\/|sur) ?24',
  '7 ?j(?:ours)? ?(?:\\/|sur) ?7',
  'jour et nuit',
  'n[°º] ?1',
  '(?:meilleure?|première?) agence',
  '(?:numéro|rang) un',
].map((pattern) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu'))

const generalTruths: readonly [truth: RegExp, reason: string][] = [
  [/ne garantissent pas vos résultats/i, 'says that nothing is promised'],
  [/personne d’honnête ne (?:promet|garantit)[^.]*/i, 'says that nobody can promise it'],
  [/garantissez.{1,2}vous la première place \?/i, 'a question whose answer is no'],
  [/qu.est-ce qui garantit la qualité \?/i, 'a question'],
  [/vous relisez toujours avant la mise en ligne/i, 'what the visitor does'],
  [/(?:trois|deux) (?:sites|marques) que vous aimez/i, 'what the visitor brings'],
  [/TVA à \d+ % en France, à \d+ % en Tunisie/, 'the law on prices (L-18)'],
  [/^00 (?:jours|heures|minutes)$/, 'the plates of /coming-soon'],
  [/moins de dix personnes/i, 'the law on accessibility'],
  [/hébergeur certifié HDS/i, 'the law on health data'],
  [/\d+ (?:sites|pages|comptes) (?:à|de) /i, 'no figure of the agency'],
  [/(?:six|trente) (?:mois|jours) au plus/i, 'what the site keeps, tested (L-12, L-14)'],
  [/vaudrait six mois au plus/i, 'what the site would keep (L-12)'],
  [/garde 24 h au plus/i, 'what the site keeps, tested (L-7)'],
  [/vingt-quatre heures au plus/i, 'what the site keeps, tested (L-7)'],
  [/(?:trois|dix) ans (?:après|au plus)/i, 'what the site keeps, tested (L-5)'],
  [/dix ans, comme l’exige/i, 'the law on invoices'],
  [/la CNIL sous 72 heures/i, 'the law on data breaches'],
  [/quatorze jours pour changer d’avis/i, 'the law on withdrawal'],
  [/emploie cinq salariés au plus/i, 'the law on withdrawal'],
  [/début avant quatorze jours/i, 'the law on withdrawal'],
  [/garanties? (?:légales?|de l’article 46|du transfert)/i, 'the law'],
  [/garantie légale de conformité/i, 'the law'],
  [/faire appel gratuitement à un médiateur/i, 'the law on mediation'],
  [/peut vous aider, gratuitement/i, 'the Défenseur des droits'],
  [/nous répondons dans le mois, gratuitement/i, 'the law on personal data (L-9)'],
  [/de le montrer ici, gratuitement/i, 'what the visitor allows'],
  [/ne sert qu’une fois, pendant 48\s?heures/i, 'how long an invitation lasts, tested'],
  [/le site est gratuit/i, 'a fact of the site'],
  [/(?:à|de|et) [24]00\s?%/, 'enlargements of the audit (L-28)'],
  [
    /(?:soit|est de|conforme\s?:|applicables\s?:) [\d,]+\s?%|^[\d,]+\s?%\s?: \d+ conformes/i,
    'a rate of the audit, computed (L-28)',
  ],
  [/^Cinq réponses[^.]*\. Gratuit, sans compte/i, 'a fact of the site'],
  [/, dessinées sous vos yeux\. Gratuit et sans compte/i, 'a fact of the site'],
  [/jamais après votre accord/i, 'the law on prices agreed'],
  [/est toujours le bienvenu/i, 'a courtesy'],

  [/(?:trois|huit) réalisations d’exemple/i, 'samples marked as such'],
  [/douze (?:fiches|membres) d’exemple/i, 'samples marked as such'],
]

/**
 * @param content the texts that claims.ts quotes
 * @returns a function that finds figures and promises of a text that no claim covers, with their context; `packRows`
 * are the contents of the page's packs (Spec: T-10)
 */
export function strayClaimsOf(content: Content) {
  const covered = [
    ...Object.values<Claim>(claimsOf(content)).flatMap(({ text, neutral, source, said = [] }) => [
      ...[source ? text : neutral].filter((words) => words !== null).map(literally),
      ...said,
    ]),
    ...generalTruths.map(([truth]) => truth),
  ]

  return function strayClaims(text: string, packRows: readonly string[] = []): string[] {
    const plain = text.replaceAll(/\s/g, ' ')
    const spans = [...covered, ...packRows.map(literally)].flatMap((pattern) =>
      [...plain.matchAll(global(pattern))].map(({ 0: found, index }) => [
        index,
        index + found.length,
      ]),
    )
    const strays = suspicious
      .flatMap((pattern) => [...plain.matchAll(pattern)])
      .filter(
        ({ 0: found, index }) =>
          !spans.some(([start = 0, end = 0]) => start <= index && end >= index + found.length),
      )
    return strays.map(
      ({ 0: found, index }) =>
        `« ${found} »: …${plain.slice(Math.max(0, index - 30), index + found.length + 30)}…`,
    )
  }
}

function literally(words: string): RegExp {
  return new RegExp(words.replaceAll(/\s/g, ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')
}

function global({ source, flags }: RegExp): RegExp {
  return new RegExp(source, [...new Set(`${flags}gu`)].join(''))
}
