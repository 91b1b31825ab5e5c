const TAKES_OVER = ['pointerdown', 'wheel', 'focusin'] as const

/**
 * A ref of the current one in a row that scrolls sideways: brings it into sight, and keeps it there while counts and the typeface
 * that come later widen the row, until somebody scrolls it. Not `scrollIntoView`, which would scroll the whole page as well.
 */
export const showInRow = (current: HTMLElement | null): (() => void) | undefined => {
  const row = current?.parentElement
  if (!row) return undefined
  const show = () => {
    if (row.scrollWidth <= row.clientWidth) return
    const [from, to] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
    row.scrollLeft += to.left + to.width / 2 - (from.left + from.width / 2)
  }
  show()
  const widths = new ResizeObserver(show)
  for (const one of row.children) widths.observe(one)
  const leave = () => {
    widths.disconnect()
    for (const event of TAKES_OVER) row.removeEventListener(event, leave)
  }
  for (const event of TAKES_OVER) row.addEventListener(event, leave)
  return leave
}
