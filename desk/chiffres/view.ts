/** What the page is given: everything in words, so that page and table say the same. */
export interface FiguresView {
  periods: { name: string; label: string; isChosen: boolean }[]
  cards: CardView[]
  charts: ChartView[]
  /** What became of the requests: it stands last, beside why some were lost. */
  closed: CardView
}

/** A figure that counts by itself. */
export interface CardView {
  title: string
  /** The figure, and what it counts; absent while there is nothing to count. */
  big?: { figure: string; unit: string }
  lines: string[]
}

export interface ChartView {
  /** Unique on the page. */
  id: string
  title: string
  /** What the chart shows, said in a sentence. */
  sentence: string
  /** Weeks side by side, or things under each other. */
  kind: 'columns' | 'bars'
  /** Heads of the table: what a row is, then its cells. */
  heads: string[]
  rows: RowView[]
  /** A line across the columns, at this value. */
  limit?: number
  /** What the table's figures do not say. */
  remark?: string
}

export interface RowView {
  label: string
  /** What stands beside the label in the chart. */
  aside?: string
  /** Length of the bar; null where there is nothing to draw. */
  value: number | null
  /** What stands at the end of the bar. */
  mark: string
  cells: string[]
}
