/** Puts values into a text: `{jour}` becomes `values.jour`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key) => values[key] ?? name)
}
