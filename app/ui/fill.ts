/** Replaces each `{jour}` by `values.jour`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key) => values[key] ?? name)
}
