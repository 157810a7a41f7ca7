import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Project, ProjectText } from '#content/collections/projects.ts'
import { loadContent } from '#content/documents/load.ts'
import { ContentContext } from '../../render/content.ts'
import { PlaceContext } from '../../render/place.ts'
import ProjectPage from './project.tsx'

vi.mock('#content/collections/projects.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  realProjects: [
    {
      id: 'medina-lofts',
      title: 'Un vrai projet',
      description: 'Une boutique en ligne.',
      story: 'Le problème, puis le résultat.',
    } satisfies Project,
  ],
}))

// It reads the settings of a build.
vi.mock('../../seo.ts', () => ({ pageMeta: () => [] }))

vi.mock('#content/collections/texts.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  projectTexts: {
    'medina-lofts': {
      description: 'La boutique en ligne d’un vrai client.',
      facts: [{ term: 'Métier', value: 'Libraire' }],
      parts: [{ title: 'Le besoin', text: 'Vendre des livres en ligne.' }],
    } satisfies ProjectText,
  },
}))

test('a real project has a page of its own', () => {
  const html = renderToStaticMarkup(
    <PlaceContext
      value={{ path: '/portfolio/medina-lofts', query: new URLSearchParams(), result: null }}
    >
      <ContentContext value={loadContent()}>
        <ProjectPage />
      </ContentContext>
    </PlaceContext>,
  )
  expect(html).toMatch(/<h1[^>]*>Un vrai projet<\/h1>/)
  for (const words of ['Une boutique en ligne.', 'Libraire', 'Vendre des livres en ligne.']) {
    expect(html).toContain(words)
  }
  expect(html).not.toContain('Exemple')
})
