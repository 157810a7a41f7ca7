import type { Figures } from '#server/leads/figures/figures.ts'
import type { Period, PeriodName } from '#server/leads/figures/periods.ts'

export interface FiguresView {
  figures: Figures
  /** Promised delay of an answer, in milliseconds of opening hours. */
  promised: number
  chosen: PeriodName
  periods: readonly (Pick<Period, 'firstDay' | 'lastDay'> & { name: PeriodName })[]
}

export interface CardView {
  title: string
  big?: { figure: string; unit: string }
  lines: string[]
}

export interface ChartView {
  id: string
  title: string
  sentence: string
  kind: 'columns' | 'bars'
  heads: string[]
  rows: RowView[]
  limit?: number
  remark?: string
}

export interface RowView {
  label: string
  aside?: string
  value: number | null
  mark: string
  cells: string[]
}
