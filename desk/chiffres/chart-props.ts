export interface ChartProps {
  id: string
  title: string
  sentence: string
  /** Headings of the table: of the labels, then of the cells. */
  heads: readonly string[]
  rows: readonly {
    label: string
    aside?: string
    value: number | null
    mark: string
    cells: readonly string[]
  }[]
  /** Value of a line across columns. */
  limit?: number
}
