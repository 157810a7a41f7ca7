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

/** The library still has 14 January, which decree 2021-223 of 7 December 2021 moved to 17 December. */
const abolished = '01-14'
const revolution = '12-17'

/** Lunar holidays of two days, by the same decree. */
const twoDays = ['1 Shawwal', '10 Dhu al-Hijjah']

export function tableText(): string {
  const columns = [
    ['FR', france],
    ['TN', tunisia],
  ] as const
  const tables = columns.map(([country, daysOf]) => {
    const rows = years.map((year) => `    ${year}: '${daysOf(year).join(' ')}',`)
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

function france(year: number): string[] {
  const found = new Holidays('FR', { types: ['public'] }).getHolidays(year)
  return daysOf(
    year,
    found.map(({ date }) => dayOf(date)),
  )
}

/**
 * Returns the holidays of a year. Lunar holidays depend on the sight of the moon, so the days before and after
 * count too: promises and legal periods then never end on a holiday.
 */
function tunisia(year: number): string[] {
  const library = new Holidays('TN', { types: ['public'] })
  // 31 December may be the neighbour of a holiday of the next year.
  const found = [year - 1, year, year + 1].flatMap((one) => library.getHolidays(one))
  const days = found.flatMap(({ date, rule }) => {
    const day = dayOf(date)
    if (/^\d\d-\d\d$/.test(rule)) return day.endsWith(abolished) ? [] : [day]
    const last = twoDays.includes(rule) ? 2 : 1
    return Array.from({ length: last + 2 }, (_, index) => addDays(day, index - 1))
  })
  return daysOf(year, [...days, `${year}-${revolution}`])
}

/** The date alone, because the library adds a time zone or an hour to lunar days. */
const dayOf = (date: string) => date.slice(0, 'YYYY-MM-DD'.length)

function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString()
}

function daysOf(year: number, days: readonly string[]): string[] {
  const own = days.filter((day) => day.startsWith(`${year}-`))
  return [...new Set(own)].sort().map((day) => day.slice('YYYY-'.length))
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', tablePath), tableText())
