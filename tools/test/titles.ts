const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the title of a test in source code; « … » stands for an interpolated value. */
export const asTitle = (title: string) =>
  new RegExp(`(['"\`])${title.split('…').map(escaped).join('\\$\\{[^}]*\\}')}\\1,`)

/** Matches a title by its beginning, « counters count up… ». */
export const asBeginning = (title: string) => new RegExp(`['"\`]${escaped(title.slice(0, -1))}`)
