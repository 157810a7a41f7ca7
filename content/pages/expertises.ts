import type * as v from 'valibot'
import { choice, group, line, list, paragraph, questionAnswer } from '../documents/fields.ts'
import { serviceSlugs } from './expertises/service-page.ts'

/** The page /expertises (Spec: T-1), and words shared by the six service pages. */
export const expertisesDocument = group('Expertises', {
  intro: paragraph('Phrase au-dessus des services'),
  services: list(
    'Les services',
    group('Service', { slug: choice('Page', serviceSlugs), text: paragraph('Texte') }),
    { least: 6, most: 6 },
  ),
  start: group('Par quoi commencer', {
    title: line('Titre'),
    text: paragraph('Texte'),
    giftLabel: line('Mot devant ce qui est offert'),
    points: list(
      'Situations',
      group('Situation', {
        situation: line('Titre'),
        service: choice('Service', serviceSlugs),
        text: paragraph('Texte'),
      }),
      { least: 6, most: 6 },
    ),
  }),
  questions: group('Les questions', {
    title: line('Titre'),
    text: line('Phrase sous le titre'),
    link: line('Lien vers toutes les questions'),
    items: list('Questions', questionAnswer, { least: 6, most: 6 }),
  }),
  shared: group('Commun aux six pages de service', {
    reasons: line('Titre des raisons'),
    prices: line('Lien vers les tarifs'),
    contact: line('Lien vers le contact'),
    figures: paragraph('Phrase sous les chiffres'),
  }),
})

export type Expertises = v.InferOutput<typeof expertisesDocument>
