import type { Finding } from './finding.ts'

/** Strings that the spec quotes, with their straight apostrophes and ordinary spaces. */
export const quotedStrings = [
  "Retour à la page d'accueil",
  'Demandez un devis et 3 aperçus gratuits!',
  'Une question, une idée ?',
  'Nous sommes là pour vous !',
  "Années d'expérience",
  '98% Taux de satisfaction client',
  'Qui sommes-nous?',
  'Passez au niveau supérieur !',
  'Chargement...',
  'Le nom est requis.',
  "L'email est requis.",
  "L'email est obligatoire.",
  '🎉 Votre demande de devis a été envoyée avec succès !',
  'Votre message a été envoyé avec succès !',
  "Une erreur s'est produite, veuillez réessayer.",
]

/** Nouns and months that a line must not separate from their figure. */
const counted = `ans? mois semaines? jours? heures? h minutes? secondes? pages? aperçus? concepts? visuels?
  écrans? mots? articles? sites? services? packs? avis villes? bureaux? questions? étapes?
  révisions? bannières? affiches? flyers? infographies? rapports? liens? pixels? octets? euros? personnes?
  projets? champs? envois? janvier février mars avril mai juin juillet août septembre octobre novembre décembre`

/** Source of a pattern that matches the space between a figure and its noun. */
export const spaceBeforeNoun = String.raw`(?<=\d) (?=(?:${counted.replaceAll(/\s+/g, '|')})(?!\p{L}))`

interface Rule {
  broken: RegExp
  words: string
  /** Set if addresses, headers and command help may break the rule. */
  notInCode?: true
}

const rules: readonly Rule[] = [
  {
    broken: /[ \t][:;!?»€%]/,
    words: 'il faut une espace insécable avant «\u00a0: ; ! ? » € %\u00a0».',
  },
  { broken: /\d%/, words: 'il faut une espace insécable entre un nombre et %.', notInCode: true },
  { broken: /«[^\u00a0\u202f]/, words: 'il faut une espace insécable après «\u00a0«\u00a0».' },
  {
    broken: /\p{L}[;!?](?=\s|$)/u,
    words: 'il faut une espace insécable entre un mot et «\u00a0; ! ?\u00a0».',
    notInCode: true,
  },
  {
    broken: /\p{L}:(?=\s|$)/u,
    words: 'il faut une espace insécable entre un mot et «\u00a0:\u00a0».',
    notInCode: true,
  },
  {
    broken: /\b[LRD]\. ?\d|n° ?\d/,
    words:
      'il faut une espace insécable dans «\u00a0L.\u00a0221-3\u00a0» et «\u00a0n°\u00a012\u00a0».',
  },
  {
    broken: new RegExp(spaceBeforeNoun, 'u'),
    words: 'il faut une espace insécable entre un nombre et ce qu’il compte.',
    notInCode: true,
  },
  { broken: /\p{L}'\p{L}/u, words: 'il faut une apostrophe courbe (’).' },
  { broken: /\.\.\./, words: 'il faut des points de suspension (…).' },
  { broken: /\S {2,}\S/, words: 'il y a deux espaces de suite.', notInCode: true },
]

export function withoutQuoted(text: string): string {
  return quotedStrings.reduce((rest, quoted) => rest.replaceAll(quoted, ''), text)
}

export function typographyFaults(text: string, { inCode = false } = {}): Finding[] {
  const own = withoutQuoted(text)
  return rules
    .filter(({ broken, notInCode }) => !(inCode && notInCode) && broken.test(own))
    .map(({ words }) => ({ severity: 'refusal', words }))
}
