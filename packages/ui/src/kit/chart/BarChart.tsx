import css from './Chart.module.css'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'

export type BarChartProps = ChartProps

/** So few bars have room for their numbers. */
const NUMBERED = 8

/** Amounts beside one another. */
export function BarChart(props: BarChartProps) {
  const { points } = props
  const share = 100 / points.length
  return (
    <ChartFrame {...props}>
      {(heightOf, format) =>
        points.map(({ label, value }, n) => (
          <g key={label}>
            <rect
              className={css.bar}
              x={`${share * (n + 0.2)}%`}
              width={`${share * 0.6}%`}
              y={`${heightOf(value)}%`}
              height={`${100 - heightOf(value)}%`}
              rx="3"
            >
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
            {points.length <= NUMBERED && (
              <text className={css.number} x={`${share * (n + 0.5)}%`} y={`${heightOf(value)}%`} dy="-6">
                {format(value)}
              </text>
            )}
          </g>
        ))
      }
    </ChartFrame>
  )
}
