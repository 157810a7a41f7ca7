import { Hono } from 'hono'
import type { Inside } from '../guard.ts'
import type { Room } from '../room.ts'
import { fields } from './fields/field.ts'
import { repositoryVersion } from './fields/repository-version.ts'
import { history } from './history.ts'
import { overview } from './overview.ts'
import { previews } from './previews.ts'
import { progress } from './progress.ts'
import { publications } from './publications.ts'
import { restorations } from './restorations.ts'
import { review } from './review.ts'
import { sheet } from './sheet.ts'
import { shelf } from './shelf.ts'

export const editionRoutes = (room: Room) =>
  [
    ...[overview, review, publications, progress, restorations, history, previews],
    // Last, because the addresses of shelves and sheets are open.
    ...[repositoryVersion, fields, shelf, sheet],
  ].reduce((all, resource) => all.route('/edition', resource(room)), new Hono<Inside>())
