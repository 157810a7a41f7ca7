import { plainDayAt, startOfDay } from '../../days.ts'

/** Period of the figures, `to` excluded; milliseconds since 1970. */
export interface Period {
  from: number
  to: number
  firstDay: string
  lastDay: string
}

export const periodNames = ['semaines', 'mois', 'mois-dernier', 'annee', 'annee-derniere'] as const
export type PeriodName = (typeof periodNames)[number]

/** Whole weeks of the period `semaines`, without the current one, whose figures are incomplete. */
const weeks = 7

export function readPeriod(name: string | undefined): PeriodName {
  return periodNames.find((known) => known === name) ?? 'semaines'
}

export function periodAt(name: PeriodName, now: number): Period {
  const today = plainDayAt(now)
  const tomorrow = today.add({ days: 1 })
  const month = today.with({ day: 1 })
  const year = month.with({ month: 1 })
  switch (name) {
    case 'semaines': {
      const monday = mondayOf(today)
      return between(monday.subtract({ weeks }), monday)
    }
    case 'mois':
      return between(month, tomorrow)
    case 'mois-dernier':
      return between(month.subtract({ months: 1 }), month)
    case 'annee':
      return between(year, tomorrow)
    case 'annee-derniere':
      return between(year.subtract({ years: 1 }), year)
  }
}

export interface Week {
  number: number
  from: number
  to: number
}

export function weeksOf({ from, to, firstDay }: Period): Week[] {
  const found: Week[] = []
  for (
    let monday = mondayOf(Temporal.PlainDate.from(firstDay));
    startOfDay(monday) < to;
    monday = monday.add({ weeks: 1 })
  ) {
    const end = startOfDay(monday.add({ weeks: 1 }))
    found.push({
      number: monday.weekOfYear ?? 0,
      from: Math.max(from, startOfDay(monday)),
      to: Math.min(to, end),
    })
  }
  return found
}

function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 })
}

function between(first: Temporal.PlainDate, end: Temporal.PlainDate): Period {
  return {
    from: startOfDay(first),
    to: startOfDay(end),
    firstDay: first.toString(),
    lastDay: end.subtract({ days: 1 }).toString(),
  }
}
