import { expect, test } from 'vitest'
import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { scenes } from './scenes.ts'
import { fileOf, notFoundPath, plan, type Shot, type State, screens, states } from './shots.ts'

test('every page is taken at rest and by night, at widths whose screens are known', () => {
  for (const path of [...sitePaths(loadContent()), notFoundPath]) {
    const taken = plan([path])
    expect(taken.map(({ state }) => state)).toEqual(expect.arrayContaining(['rest', 'night']))
    for (const { width } of taken) expect(screens).toHaveProperty(String(width))
  }
})

test('no two pictures share a file', () => {
  const files = plan([], Object.keys(screens).map(Number)).map(fileOf)
  expect(new Set(files).size).toBe(files.length)
})

test('a state names pages that there are', () => {
  const known = [...sitePaths(loadContent()), notFoundPath, ...Object.keys(scenes)]
  for (const { paths } of Object.values<State>(states)) {
    for (const path of paths) expect(known).toContain(path)
  }
})

test.each<[string[], number[], Shot[]]>([
  [
    ['/accessibilite'],
    [],
    [
      { path: '/accessibilite', state: 'rest', width: 390 },
      { path: '/accessibilite', state: 'rest', width: 768 },
      { path: '/accessibilite', state: 'rest', width: 1440 },
      { path: '/accessibilite', state: 'rest', width: 1920 },
      { path: '/accessibilite', state: 'night', width: 390 },
      { path: '/accessibilite', state: 'night', width: 768 },
      { path: '/accessibilite', state: 'night', width: 1440 },
    ],
  ],
  // At rest and by night at whatever is asked for, in a menu where there is that menu.
  [
    ['/'],
    [768],
    [
      { path: '/', state: 'rest', width: 768 },
      { path: '/', state: 'night', width: 768 },
      { path: '/', state: 'menu', width: 768 },
    ],
  ],
  [['/nulle-part'], [], []],
  // All below an address: what no public address shows; of paper there is no night.
  [
    ['/papier/'],
    [390],
    [
      { path: '/papier/devis', state: 'rest', width: 390 },
      { path: '/papier/devis-accepte', state: 'rest', width: 390 },
    ],
  ],
])('of %j at %j: %j', (only, widths, expected) => {
  expect(plan(only, widths)).toEqual(expected)
})

test.each([
  ['/', 'accueil--rest--390.png'],
  ['/tarifs/seo', 'tarifs.seo--rest--390.png'],
])('the picture of %s is %s', (path, file) => {
  expect(fileOf({ path, state: 'rest', width: 390 })).toBe(file)
})
