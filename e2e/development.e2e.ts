import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumOnly, expect, test } from './support/fixtures.ts'

/** Triggers a watcher without changing the text. */
const touch = (file: string) =>
  utimes(join(import.meta.dirname, '..', file), new Date(), new Date())

test(
  'the development server updates islands in place, reloads changed pages and accepts forms',
  chromiumOnly('The test is about the server'),
  async ({ page, folder, start, request }) => {
    const { url } = await start({ DATA_DIR: folder }, undefined, [process.execPath, 'tools/dev.ts'])
    await page.goto(`${url}/contactez-nous`)
    const island = page.locator('[data-island*="/footer-form-"]')
    const name = island.locator('[name=name]')
    await name.fill('Inès')
    await expect(island).toHaveAttribute('data-ready')

    const updated = page.waitForEvent('console', (message) =>
      message.text().includes('hot updated: /app/layout/footer-form.tsx'),
    )
    await touch('app/layout/footer-form.tsx')
    await updated
    await expect(island).toHaveAttribute('data-ready')

    let loaded = page.waitForEvent('load')
    await touch('content/pages/contactez-nous.yaml')
    await loaded

    await expect(island).not.toHaveAttribute('data-ready')
    loaded = page.waitForEvent('load')
    await touch('app/layout/footer-form.tsx')
    await loaded

    // Without scripts.
    const headers = { Origin: url, Accept: 'text/html' }
    const form = { form: 'footer', name: 'Inès Haddad', email: 'ines' }
    const refused = await request.post(`${url}/contactez-nous`, { headers, form })
    expect(refused.status()).toBe(422)
    expect(await refused.text()).toContain('value="Inès Haddad"')
    const kept = { ...form, email: 'ines@example.org' }
    const accepted = await request.post(`${url}/contactez-nous`, { headers, form: kept })
    expect(accepted.url()).toMatch(/envoi=G-/)
    expect(await accepted.text()).toMatch(/G-[\dA-Z]{4}-[\dA-Z]{3}/)
  },
)
