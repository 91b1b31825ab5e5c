interface Size {
  readonly width: number
  readonly height: number
}

/** Scales that the buttons go through. */
const STEPS = [0.1, 0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const

/** The next scale up or down; the last one stays. */
export const nextScale = (scale: number, way: 1 | -1): number => {
  const further = STEPS.filter((step) => (way === 1 ? step > scale + 0.005 : step < scale - 0.005))
  return (way === 1 ? further[0] : further.at(-1)) ?? scale
}

/** The scale at which all of a chart is in sight; never larger than life, and never too small to find. */
export const fittingScale = (chart: Size, room: Size): number => {
  if (chart.width === 0 || chart.height === 0) return 1
  const scale = Math.min(room.width / chart.width, room.height / chart.height, 1)
  return Math.max(STEPS[0], Math.floor(scale * 100) / 100)
}

/** What a key does to the chart that has the focus; `null` for a key of somebody else. */
export const zoomKey = (key: string): 'in' | 'out' | 'whole' | 'fit' | null => {
  if (key === '+' || key === '=') return 'in'
  if (key === '-') return 'out'
  if (key === '0') return 'fit'
  return key === '1' ? 'whole' : null
}
