/**
 * Writes content/company/holidays.ts from the library `date-holidays`. Run it after an update of the
 * library, or when the server warns that the table ends: `node tools/holidays.ts`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Holidays from 'date-holidays'

/** The library computes the lunar calendar until 2076. */
const years = Array.from({ length: 2060 - 2024 + 1 }, (_, index) => 2024 + index)

/** The table's file, from the root of the project. */
export const tablePath = 'content/company/holidays.ts'

/** The library still has 14 January: decree 2021-223 of 7 December 2021 moved it to 17 December. */
const abolished = '01-14'
const revolution = '12-17'

/** Lunar holidays of two days by the same decree. */
const twoDays = ['1 Shawwal', '10 Dhu al-Hijjah']

/** The text of the table: every holiday of each year, by country. */
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
 * A lunar holiday is announced when the moon is seen, at most one day from its computed date. Both
 * neighbours count as holidays, so that no promise and no legal period ends on one.
 */
function tunisia(year: number): string[] {
  const library = new Holidays('TN', { types: ['public'] })
  // The day before New Year may be the neighbour of a holiday of the next year.
  const found = [year - 1, year, year + 1].flatMap((one) => library.getHolidays(one))
  const days = found.flatMap(({ date, rule }) => {
    const day = dayOf(date)
    if (/^\d\d-\d\d$/.test(rule)) return day.endsWith(abolished) ? [] : [day]
    const last = twoDays.includes(rule) ? 2 : 1
    return Array.from({ length: last + 2 }, (_, index) => addDays(day, index - 1))
  })
  return daysOf(year, [...days, `${year}-${revolution}`])
}

/** The library adds an hour to the days of the lunar calendar, which begin at sunset. */
const dayOf = (date: string) => date.slice(0, 'YYYY-MM-DD'.length)

function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString()
}

/** Those of a year, once each and in order, without their year. */
function daysOf(year: number, days: readonly string[]): string[] {
  const own = days.filter((day) => day.startsWith(`${year}-`))
  return [...new Set(own)].sort().map((day) => day.slice('YYYY-'.length))
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', tablePath), tableText())
