import { anyDay, type DayRange } from '#content/days.ts'

/** Attributes of every date field of the desk. A page open since yesterday would refuse today by `pastDay`. */
export const dateField = ({ first, last }: DayRange = anyDay) =>
  ({ type: 'date', min: first, max: last }) as const
