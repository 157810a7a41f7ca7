import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Member, MemberText } from '#content/collections/team.ts'
import { loadContent } from '#content/documents/load.ts'
import { ContentContext } from '../../render/content.ts'
import { PlaceContext } from '../../render/place.ts'
import MemberPage from './member.tsx'

vi.mock('#content/collections/team.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  realMembers: [
    { id: 'nour-haddad', name: 'Une vraie personne', role: 'Graphiste' } satisfies Member,
  ],
}))

// It reads the settings of a build.
vi.mock('../../seo.ts', () => ({ pageMeta: () => [] }))

vi.mock('#content/collections/texts.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  memberTexts: {
    'nour-haddad': {
      description: 'Graphiste de l’agence.',
      lead: 'Elle dessine les affiches.',
      text: 'Elle suit un projet du croquis à l’imprimeur.',
      skills: ['Typographie'],
    } satisfies MemberText,
  },
}))

test('a real member has a page of their own', () => {
  const html = renderToStaticMarkup(
    <PlaceContext value={{ path: '/team/nour-haddad', query: new URLSearchParams(), result: null }}>
      <ContentContext value={loadContent()}>
        <MemberPage />
      </ContentContext>
    </PlaceContext>,
  )
  expect(html).toMatch(/<h1[^>]*>Une vraie personne<\/h1>/)
  for (const words of ['Graphiste', 'Elle dessine les affiches.', 'Typographie']) {
    expect(html).toContain(words)
  }
  expect(html).not.toMatch(/exemple/i)
})
