/** Entries of the desk's bundle that pages load as scripts; an island's code is loaded by `react.tsx`. */
export const scripts = [
  'browser/page.ts',
  'browser/react.tsx',
  'connexion/ceremonies.ts',
  'demandes/list.ts',
  'devis/sent-acts.ts',
  'edition/overview-keys.ts',
  'edition/place-frames.ts',
  'equipe/keys.ts',
] as const

export type ScriptName = (typeof scripts)[number]
