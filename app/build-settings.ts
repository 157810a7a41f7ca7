import type { BuildSettings } from '../tools/build/build-settings.ts'

declare const __BUILD_SETTINGS__: BuildSettings

export const buildSettings: BuildSettings = __BUILD_SETTINGS__
