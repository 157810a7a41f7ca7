import type { BuildSettings } from '../tools/build/build-settings.ts'

declare const __BUILD_SETTINGS__: BuildSettings

/** What was decided when the site was built; vite.config.ts puts the values in. */
export const buildSettings: BuildSettings = __BUILD_SETTINGS__
