export interface FiguresView {
  periods: { name: string; label: string; isChosen: boolean }[]
  cards: CardView[]
  charts: ChartView[]
  closed: CardView
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
