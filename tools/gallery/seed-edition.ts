import { withValue } from '#content/documents/with-value.ts'
import type { Person } from '#server/store/people/person.ts'
import type { Store } from '#server/store/store.ts'
import { draftOf } from '#workshop/content.ts'
import { documents } from '#workshop/edition.ts'

/** Seeds one change in each state, among them a published text that a release changed. */
export async function seedEdition(store: Store, nina: Person, now: number) {
  const home = documents.get('pages/accueil')
  const content = withValue(home, 'hero.see', 'Les voir tout de suite')
  const base = withValue(home, 'hero.see', 'Les voir')
  const published = { document: 'pages/accueil', content, base }
  await store.publications.publish(0, [published], { person: nina, now: now - 3_600_000 })

  async function edit(document: string, changes: Record<string, unknown>, more: object = {}) {
    await store.contentDrafts.change(document, 1, () =>
      Object.entries(changes).map(([field, value]) => draftOf(document, field, value, more)),
    )
  }
  await edit('pages/accueil', {
    'hero.lead': 'Votre site vitrine en {{delai.vitrine}}. D’abord, trois aperçus gratuits.',
  })
  await edit('pages', { '/.description': 'Plus de 120 clients satisfaits. '.repeat(7).trim() })
  await edit('catalogue/prices', {
    'site-vitrine.prices.euro.1': 1_090,
    'seo.prices.euro.0': 60,
  })
  const aside = { by: nina.name, reason: 'Pas avant mars' }
  await edit('collections/articles/site-lent', { title: 'Votre site est-il rapide ?' }, { aside })
}
