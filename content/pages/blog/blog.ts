import type * as v from 'valibot'
import { fixed, group, line } from '../../documents/fields.ts'

/** Spec: S-35 */
export const journalDocument = group('Blog', {
  readMore: line('Lien vers un article'),
  otherLook: group('Lien vers l’autre présentation', {
    list: line('Depuis la liste'),
    grid: line('Depuis la grille'),
  }),
  pages: line('Nom des pages, pour qui l’entend'),
  page: line('Devant le numéro d’une page, pour qui l’entend'),
  search: group('La recherche', {
    label: line('Nom du champ'),
    placeholder: fixed('Dans le champ vide'),
    submit: line('Bouton'),
    clear: line('Lien vers tous les articles'),
  }),
  categories: line('Titre des rubriques'),
  recent: line('Titre des articles récents'),
  tags: line('Titre des étiquettes'),
  sources: line('Titre des sources, sous un article'),
  summaries: group('Combien d’articles', {
    all: line('Tous', { blanks: ['nombre'] }),
    none: line('Aucun', { blanks: ['mots'] }),
    one: line('Un seul', { blanks: ['nombre', 'mots'] }),
    several: line('Plusieurs', { blanks: ['nombre', 'mots'] }),
    page: line('Page, à la suite', { blanks: ['page', 'pages'] }),
  }),
})

export type Journal = v.InferOutput<typeof journalDocument>
