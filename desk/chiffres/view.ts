/** Data of the page, all in words, so that chart and table agree. */
export interface FiguresView {
  periods: { name: string; label: string; isChosen: boolean }[]
  cards: CardView[]
  charts: ChartView[]
  /** Outcomes of the requests; shown last, beside the reasons of losses. */
  closed: CardView
}

export interface CardView {
  title: string
  /** Figure and unit; absent without data. */
  big?: { figure: string; unit: string }
  lines: string[]
}

export interface ChartView {
  /** Unique on the page. */
  id: string
  title: string
  /** The chart in one sentence. */
  sentence: string
  /** Columns for weeks, bars for categories. */
  kind: 'columns' | 'bars'
  /** Heads of the table, the row's first. */
  heads: string[]
  rows: RowView[]
  /** Value of a line across the columns. */
  limit?: number
  remark?: string
}

export interface RowView {
  label: string
  aside?: string
  /** Length of the bar; null for none. */
  value: number | null
  mark: string
  cells: string[]
}
