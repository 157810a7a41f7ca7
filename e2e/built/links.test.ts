import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPage, lostPath, testedAddresses } from '../support/addresses.ts'
import { builtPage, clientFolder } from './read.ts'

test.each(testedAddresses())('each link of %s leads somewhere', (path) => {
  const { $ } = builtPage(path)
  const lost: string[] = []
  const hrefs = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
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
      const page = builtPage(target).$
      if (!page('[id]').is((_, element) => page(element).attr('id') === id)) lost.push(href)
    }
  }
  expect(lost).toEqual([])
})
