import type { ChartProps } from './chart-props.ts'

const row = 46
const longest = 300

export function Bars({ title, sentence, rows }: ChartProps) {
  const top = Math.max(...rows.map(({ value }) => value ?? 0)) || 1
  return (
    <svg className="chart" viewBox={`0 0 360 ${row * rows.length}`} role="img">
      <title>{`${title}. ${sentence}`}</title>
      {rows.map(({ label, aside, value, mark }, place) => {
        const length = (longest * (value ?? 0)) / top
        return (
          <g key={label}>
            <text x={0} y={row * place + 14}>
              {label}
              {aside && <tspan className="end">{`, ${aside}`}</tspan>}
            </text>
            {length > 0 && <rect x={0} y={row * place + 20} width={length} height={16} />}
            <text x={length > 0 ? length + 8 : 0} y={row * place + 33}>
              {mark}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
