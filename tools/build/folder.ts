import { join } from 'node:path'

/** Folder of the build under way: a new one for each build of tools/ready.mjs, which then links `build` to it. */
export const buildFolder = process.env.BUILD_FOLDER ?? join(import.meta.dirname, '../../build')
