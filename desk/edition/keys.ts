import type { KeyList } from '../ui/keys.tsx'

/** Shortcuts of the edition; publishing has none. */
export const editionKeys: KeyList = [
  [['/'], 'Chercher'],
  [['J', 'K'], 'Changement suivant, précédent'],
  [['Entrée'], 'Ouvrir'],
  [['E'], 'Relire'],
  [['F6'], 'Des champs à l’aperçu, et retour'],
  [['Alt ↑', 'Alt ↓'], 'Déplacer une ligne ou un bloc'],
  [['Ctrl Alt 1…6'], 'Nature d’un bloc d’article'],
  [['Ctrl Z'], 'Annuler, dans le champ'],
  [['?'], 'Toutes les touches'],
  [['Échap'], 'Fermer'],
]
