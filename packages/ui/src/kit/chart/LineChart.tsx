import css from './Chart.module.css'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'

export type LineChartProps = ChartProps

/** More dots than these would hide the line. */
const DOTTED = 31

/** How an amount changes. */
export function LineChart(props: LineChartProps) {
  const { points } = props
  const share = 100 / points.length
  const acrossOf = (n: number) => share * (n + 0.5)
  return (
    <ChartFrame {...props}>
      {(heightOf, format) => {
        const line = points.map(({ value }, n) => `${acrossOf(n)},${heightOf(value)}`).join(' ')
        return (
          <>
            {/* Stretched to the room there is; the strokes keep their width. */}
            <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={css.stretched}>
              <polygon className={css.area} points={`${acrossOf(0)},100 ${line} ${acrossOf(points.length - 1)},100`} />
              <polyline className={css.course} points={line} />
            </svg>
            {points.map(({ label, value }, n) => (
              <circle
                key={label}
                className={css.dot}
                data-quiet={points.length > DOTTED || undefined}
                cx={`${acrossOf(n)}%`}
                cy={`${heightOf(value)}%`}
                r="4"
              >
                <title>{`${label}: ${format(value)}`}</title>
              </circle>
            ))}
          </>
        )
      }}
    </ChartFrame>
  )
}
