/**
 * A ref of the current one in a row that scrolls sideways: brings it into sight. Not `scrollIntoView`, which would scroll the whole
 * page as well.
 */
export const showInRow = (current: HTMLElement | null): void => {
  const row = current?.parentElement
  if (!row || row.scrollWidth <= row.clientWidth) return
  const [from, to] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  row.scrollLeft += to.left + to.width / 2 - (from.left + from.width / 2)
}
