/**
 * Generates content/company/holidays.ts from `date-holidays`. Run `node tools/holidays.ts` after an update
 * of the library, or when the server warns that the table ends.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Holidays from 'date-holidays'

/** The library knows the lunar calendar until 2076. */
const years = Array.from({ length: 2060 - 2024 + 1 }, (_, index) => 2024 + index)

export const tablePath = 'content/company/holidays.ts'

/** Lunar holidays of two days, by decree 2021-223 of 7 December 2021. */
const twoDays = ['1 Shawwal', '10 Dhu al-Hijjah']

export function tableText(): string {
  const tables = ['FR', 'TN'].map((country) => {
    const library = new Holidays(country, { types: ['public'] })
    const rows = years.map((year) => `    ${year}: '${daysOf(library, year).join(' ')}',`)
    return `  ${country}: {\n${rows.join('\n')}\n  },`
  })
  return `/*
 * Written by \`node tools/holidays.ts\` from date-holidays (commenthol and contributors, after
 * Wikipedia), changed. CC BY-SA 3.0: https://creativecommons.org/licenses/by-sa/3.0/. Do not edit.
 */

/** Public holidays by country and year, month and day. Alsace-Moselle has its own, left out. */
export const holidayTable: Record<'FR' | 'TN', Record<number, string>> = {
${tables.join('\n')}
}
`
}

/**
 * Returns the holidays of a year. Lunar holidays depend on the sight of the moon, so the days before and after
 * count too: promises and legal periods then never end on a holiday.
 */
function daysOf(library: Holidays, year: number): string[] {
  // 31 December may be the neighbour of a holiday of the next year.
  const found = [year - 1, year, year + 1].flatMap((one) => library.getHolidays(one))
  const days = found.flatMap(({ date, rule }) => {
    // The library adds a time zone or an hour to lunar days.
    const day = date.slice(0, 'YYYY-MM-DD'.length)
    // The library still has 14 January, which the decree moved to 17 December.
    if (!/^\d+ \p{Lu}/u.test(rule)) return [day.replace(/01-14$/, '12-17')]
    const last = twoDays.includes(rule) ? 2 : 1
    return [Temporal.PlainDate.from(day), ummAlQura(rule, day)].flatMap((first) =>
      Array.from({ length: last + 2 }, (_, index) => `${first.add({ days: index - 1 })}`),
    )
  })
  const own = days.filter((day) => day.startsWith(`${year}-`))
  return [...new Set(own)].sort().map((day) => day.slice('YYYY-'.length))
}

/** Months of the lunar calendar, as the library's rules name them. */
const lunarMonths: Record<string, number> = {
  Muharram: 1,
  'Rabi al-awwal': 3,
  Shawwal: 10,
  'Dhu al-Hijjah': 12,
}

/**
 * Returns the day of a lunar rule in the Umm al-Qura calendar of `Temporal`. The library's own table is a day early in
 * a third of the months from May 2030 on.
 *
 * @param rule `10 Dhu al-Hijjah`
 * @param near the library's day, at most some days from it
 */
export function ummAlQura(rule: string, near: string): Temporal.PlainDate {
  const [, day = '', name = ''] = /^(\d+) (.+)$/.exec(rule) ?? []
  const month = lunarMonths[name]
  if (!month) throw new Error(`The lunar month of the rule « ${rule} » is unknown`)
  const calendar = 'islamic-umalqura'
  // Some days later, the library's day is in the right year even if it is early.
  const { year } = Temporal.PlainDate.from(near).add({ days: 5 }).withCalendar(calendar)
  return Temporal.PlainDate.from({ calendar, year, month, day: Number(day) }).withCalendar(
    'iso8601',
  )
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', tablePath), tableText())
