/** Nothing: the page says the same whatever was asked for. */
export type UnknownView = Record<string, never>
