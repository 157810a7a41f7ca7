import { Bars } from './bars.tsx'
import { Columns } from './columns.tsx'
import type { ChartView } from './view.ts'

export function Chart(chart: ChartView) {
  const { id, title, sentence, kind, rows, remark } = chart
  return (
    <section className="card">
      <h2 id={id}>{title}</h2>
      <p className="small">{sentence}</p>
      {rows.length > 0 && (
        <>
          {kind === 'columns' ? <Columns {...chart} /> : <Bars {...chart} />}
          <Table {...chart} />
        </>
      )}
      {remark && <p className="small muted">{remark}</p>}
    </section>
  )
}

function Table({ id, heads, rows }: ChartView) {
  const [first, ...others] = heads
  return (
    <details>
      <summary className="button">Voir le tableau</summary>
      <div className="scroll">
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((head) => (
                <th key={head} scope="col" className="number">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a label may repeat (two weeks of a year can have one number); rows are never reordered
              <tr key={row}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <td key={others[column]} className="number">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
