import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addresses, isPage, lostPath, testedAddresses } from '#workshop/addresses.ts'
import { attributesOf, builtPage, clientFolder } from './read.ts'

test.each(testedAddresses())('each link of %s has an existing target', (path) => {
  const { $ } = builtPage(path)
  const lost: string[] = []
  const hrefs = attributesOf($, 'a[href]', 'href')
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) {
    const { protocol, hostname, pathname, hash } = new URL(href, `http://here.test${path}`)
    if (hostname !== 'here.test') {
      if (!['https:', 'mailto:', 'tel:'].includes(protocol)) lost.push(href)
      continue
    }
    const target = href.startsWith('#') ? path : pathname
    if (target !== lostPath && !isPage(target)) {
      if (!existsSync(join(clientFolder, target)) || target.endsWith('/')) lost.push(href)
    } else if (hash) {
      const id = decodeURIComponent(hash.slice(1))
      if (!attributesOf(builtPage(target).$, '[id]', 'id').includes(id)) lost.push(href)
    }
  }
  expect(lost).toEqual([])
})

test('links lead from the home page to every page', () => {
  const found = new Set(['/'])
  for (const path of found) {
    const { $ } = builtPage(path)
    for (const href of attributesOf($, 'a[href^="/"]', 'href')) {
      const { pathname } = new URL(href, 'http://here.test')
      if (isPage(pathname)) found.add(pathname)
    }
  }
  expect(addresses.filter((path) => path !== lostPath && !found.has(path))).toEqual([])
})

test('the browser may prerender public pages without a query, and /devis with a service', () => {
  const [{ where }] = JSON.parse(
    readFileSync(join(clientFolder, 'speculation-rules.json'), 'utf8'),
  ).prerender
  const [{ href_matches: wanted }, { not }, { or }] = where.and
  const matches = (pattern: string, path: string) => {
    return new URLPattern(pattern, 'https://graaand.example').test(`https://graaand.example${path}`)
  }
  const mayRender = (path: string) => {
    const [{ not: query }, { href_matches: service }] = or
    if (matches(query.href_matches, path) && !matches(service, path)) return false
    return matches(wanted, path) && !not.href_matches.some((one: string) => matches(one, path))
  }
  const service = '/devis?service=creation-de-site-web'
  const pages = ['/', '/devis', service, '/tarifs/seo', '/devis#offre']
  expect(pages.filter(mayRender)).toEqual(pages)
  const others = [
    '/devis?service=seo&pack=seo-premium',
    '/blog?q=une',
    '/bureau',
    '/bureau/devis',
    '/suivi/secret',
    '/assets/a.svg',
  ]
  expect(others.filter(mayRender)).toEqual([])
})
