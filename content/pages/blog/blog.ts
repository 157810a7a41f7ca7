import type * as v from 'valibot'
import { fixed, group, line } from '../../documents/fields.ts'

/** What /blog and /blog-grid say around their posts (Spec: S-35). */
export const journalDocument = group('Blog', {
  readMore: line('Lien vers un article'),
  /** Lead to the same posts on the other page. */
  otherLook: group('Lien vers l’autre présentation', {
    list: line('Depuis la liste'),
    grid: line('Depuis la grille'),
  }),
  pages: line('Nom des pages, pour qui l’entend'),
  page: line('Devant le numéro d’une page, pour qui l’entend'),
  search: group('La recherche', {
    label: line('Nom du champ'),
    /** In English, to the letter of the spec. */
    placeholder: fixed('Dans le champ vide'),
    submit: line('Bouton'),
    clear: line('Lien vers tous les articles'),
  }),
  categories: line('Titre des rubriques'),
  recent: line('Titre des articles récents'),
  tags: line('Titre des étiquettes'),
  sources: line('Titre des sources, sous un article'),
  /** Say which posts are shown: `{nombre}` of them, found by `{mots}`. */
  summaries: group('Combien d’articles', {
    all: line('Tous', { blanks: ['nombre'] }),
    none: line('Aucun', { blanks: ['mots'] }),
    one: line('Un seul', { blanks: ['nombre', 'mots'] }),
    several: line('Plusieurs', { blanks: ['nombre', 'mots'] }),
    /** Follows the others where there is more than one page. */
    page: line('Page, à la suite', { blanks: ['page', 'pages'] }),
  }),
})

export type Journal = v.InferOutput<typeof journalDocument>
