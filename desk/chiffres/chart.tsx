import type { ComponentType } from 'react'
import type { ChartProps } from './chart-props.ts'

export function Chart({
  Picture,
  remark,
  ...chart
}: ChartProps & { Picture: ComponentType<ChartProps>; remark?: string }) {
  const { id, title, sentence, rows } = chart
  return (
    <section className="card">
      <h2 id={id}>{title}</h2>
      <p className="small">{sentence}</p>
      {rows.length > 0 && (
        <>
          <Picture {...chart} />
          <Table {...chart} />
        </>
      )}
      {remark && <p className="small muted">{remark}</p>}
    </section>
  )
}

function Table({ id, heads, rows }: ChartProps) {
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
