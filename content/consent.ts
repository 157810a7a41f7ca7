import type * as v from 'valibot'
import { fixed, group, line, paragraph } from './documents/fields.ts'

/** Spec: L-12 */
export type Purpose = 'map' | 'video'

/**
 * Version of the consent text, stored with each choice as proof; after a change, visitors choose again. Change it
 * with every change of `purposes` (Spec: L-13).
 */
export const consentVersion = '2026-11-27'

/** Lifetime of a choice in days: six months at most (Spec: L-12). */
export const choiceDays = 180

export const choiceTerms = { version: consentVersion, days: choiceDays }

/** Only code can change the purposes, because `consentVersion` must change with them. */
const purpose = (label: string) =>
  group(label, { name: fixed('Nom'), meaning: fixed('Ce que charger veut dire') })

export const consentDocument = group('Choix du visiteur', {
  purposes: group('Ce qui vient d’ailleurs', {
    map: purpose('La carte'),
    video: purpose('Le film'),
  }),
  choices: group('La fenêtre des choix', {
    open: fixed('Lien au bas de chaque page'),
    title: line('Titre'),
    intro: paragraph('Texte'),
    accept: line('Bouton qui accepte'),
    refuse: line('Bouton qui refuse'),
    undecided: line('Rien de décidé'),
    accepted: line('Accepté, au début de la phrase suivante'),
    refused: line('Refusé, au début de la phrase suivante'),
    decided: line('Décidé', { blanks: ['etat', 'jour', 'fin', 'texte'] }),
    kept: paragraph('Où les choix sont gardés'),
    close: line('Bouton qui ferme'),
  }),
  film: group('Sous le film', {
    undecided: paragraph('Rien de décidé', { blanks: ['hote'] }),
    accepted: paragraph('Accepté', { blanks: ['hote'] }),
    refused: paragraph('Refusé', { blanks: ['hote'] }),
    toCome: paragraph('Sans film encore'),
  }),
  /** Spec: L-11 */
  map: group('Sur la carte', {
    title: line('Nom de la carte, pour qui l’entend'),
    otherDrawing: paragraph('Le dessin de Montpellier, pour qui ne le voit pas'),
    drawing: paragraph('Le dessin de Sousse, pour qui ne le voit pas'),
    frame: line('La carte de Google, pour qui ne la voit pas'),
    marker: line('Nom du repère'),
    directions: line('Lien d’itinéraire, devant la ville'),
    newTab: line('Après ce lien, pour qui l’entend'),
    text: paragraph('Texte'),
    question: paragraph('Question, avant le choix'),
    withoutScript: paragraph('Sans JavaScript'),
    accept: line('Bouton qui accepte'),
    refuse: line('Bouton qui refuse'),
    refused: line('Refusé'),
    loading: line('Pendant le chargement'),
    success: line('Une fois chargée'),
    failure: paragraph('Si elle ne vient pas'),
    retry: line('Bouton pour réessayer'),
  }),
})

export type Consent = v.InferOutput<typeof consentDocument>
