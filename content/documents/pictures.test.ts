import * as v from 'valibot'
import { expect, test } from 'vitest'
import { changedContent } from '#workshop/content.ts'
import { type PictureField, picture } from './fields.ts'
import { filesOf, isPictureFile, picturesIn, plainWidthOf, widthsFor } from './pictures.ts'

const photo: PictureField = {
  id: '0123456789abcdef'.repeat(2),
  name: 'IMG_4127.jpg',
  width: 1440,
  height: 960,
  widths: [320, 480, 720, 1080, 1440],
  alt: 'Le four à bois, ouvert',
}

const path = 'collections/articles/site-lent'
const withPicture = (own: PictureField) =>
  changedContent(path, (post: { blocks: unknown[] }) => {
    post.blocks.splice(1, 0, { picture: own })
  })

test('the files of a picture are never wider than the picture', () => {
  expect(widthsFor(4000)).toEqual([320, 480, 720, 1080, 1440])
  expect(widthsFor(720)).toEqual([320, 480, 720])
  expect(widthsFor(200)).toEqual([200])
  expect([4000, 1000, 200].map((width) => plainWidthOf(widthsFor(width)))).toEqual([
    1080, 1000, 200,
  ])
})

test('the files of a picture are found in the content of its article', () => {
  const found = picturesIn(withPicture(photo))
  expect(found).toMatchObject([{ id: photo.id }])
  const files = found.flatMap(filesOf)
  expect(files).toHaveLength(6)
  expect(files.every(isPictureFile)).toBe(true)
  expect(isPictureFile(`${photo.id}-720.avif/..`)).toBe(false)
})

test('a picture without a description is refused, unless it is ticked as decoration', () => {
  const refused = 'Décrivez l’image, ou cochez «\u00a0Décorative\u00a0».'
  for (const alt of ['', ' ']) {
    expect(() => withPicture({ ...photo, alt })).toThrow(
      `${path}.yaml › blocks › 1 › picture › alt: ${refused}`,
    )
  }
  expect(() => withPicture({ ...photo, alt: '', decorative: true })).not.toThrow()
})

test.each([
  ['id', '../../etc/passwd'],
  ['widths', []],
  ['width', 0],
  ['alt', 'a'.repeat(201)],
])('a picture with an invalid %s is refused', (field, value) => {
  expect(v.safeParse(picture('Image', 'whole'), { ...photo, [field]: value }).success).toBe(false)
})

test('a sample with a picture is refused', () => {
  const add = (entry: object) => Object.assign(entry, { portrait: photo })
  expect(() => changedContent('collections/team/nour-haddad', add)).toThrow('portrait')
})
