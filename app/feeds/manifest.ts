import type { Content } from '#content/documents/documents.ts'

export function manifest({ company, feeds }: Content): string {
  const png = (size: number) => ({
    src: `/icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  const app = {
    name: feeds.app.name,
    short_name: company.name,
    description: feeds.app.description,
    lang: 'fr',
    start_url: '/',
    display: 'browser',
    theme_color: '#1a45e0',
    background_color: '#fbfaf5',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, png(192), png(512)],
  }
  return JSON.stringify(app)
}
