import type { ChartProps } from './chart-props.ts'

const width = 360
const ground = 150
const highest = 108
const mostWords = 14

export function Columns({ title, sentence, rows, limit }: ChartProps) {
  const top = Math.max(...rows.map(({ value }) => value ?? 0), limit ?? 0) || 1
  const height = (value: number) => (highest * value) / top
  const step = width / rows.length
  const every = Math.ceil(rows.length / mostWords)
  return (
    <svg className="chart" viewBox={`0 0 ${width} 180`} role="img">
      <title>{`${title}. ${sentence}`}</title>
      {rows.map(({ label, value, mark }, place) => {
        const middle = step * (place + 0.5)
        const up = height(value ?? 0)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label may repeat (two weeks of a year can have one number); columns are never reordered
          <g key={place}>
            {up > 0 && (
              <rect x={middle - 0.34 * step} y={ground - up} width={0.68 * step} height={up} />
            )}
            {every === 1 && (
              <text x={middle} y={ground - up - 6} textAnchor="middle">
                {mark}
              </text>
            )}
            {place % every === 0 && (
              <text x={middle} y={170} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        )
      })}
      <line x1={0} x2={width} y1={ground} y2={ground} />
      {limit !== undefined && (
        <line
          className="limit"
          x1={0}
          x2={width}
          y1={ground - height(limit)}
          y2={ground - height(limit)}
        />
      )}
    </svg>
  )
}
