/** What happens to a row that is dragged. */
export interface Drag {
  /** It is in hand, and would take the place of the row at this index; at first that is its own. */
  readonly onOver: (index: number) => void
  /** It is let go of there. */
  readonly onDrop: (index: number) => void
  /** It is in hand no more, whether it was let go of or the drag was given up. */
  readonly onEnd: () => void
}

/** Pixels that a hand may tremble. */
const TREMBLE = 5
/** Milliseconds that a finger rests on a row to take it; one that moves earlier scrolls the page. */
const REST = 300

const isOver = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * Lets a row of a list follow the pointer that was pressed on it: a mouse takes it when it moves, a finger when it has rested.
 * Answers what gives the drag up.
 */
export const followPointer = (press: PointerEvent, list: HTMLElement, row: HTMLElement, drag: Drag): (() => void) => {
  const isTouch = press.pointerType === 'touch'
  const start = row.getBoundingClientRect()
  const grip = { x: press.clientX - start.left, y: press.clientY - start.top }
  const listening = new AbortController()
  const { signal } = listening
  const indexOf = (one: Element) => [...list.children].indexOf(one)
  let shift = { x: 0, y: 0 }
  /** `null` until the row is taken. */
  let over: number | null = null

  const reach = (index: number) => {
    if (index === over) return
    over = index
    drag.onOver(index)
    // The way on is always in sight, in whatever scrolls.
    for (const next of [index - 1, index + 1])
      list.children[next]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const take = () => reach(indexOf(row))
  const timer = isTouch ? setTimeout(take, REST) : undefined

  const end = () => {
    listening.abort()
    clearTimeout(timer)
    row.style.translate = ''
    if (over !== null) drag.onEnd()
  }

  /** The row stays under the pointer as far as the list goes, wherever the page was scrolled meanwhile. */
  const carry = (x: number, y: number) => {
    const place = list.getBoundingClientRect()
    const { left, top, width, height } = row.getBoundingClientRect()
    const to = {
      x: within(x - grip.x, place.left, place.right - width),
      y: within(y - grip.y, place.top, place.bottom - height),
    }
    shift = { x: shift.x + to.x - left, y: shift.y + to.y - top }
    row.style.translate = `${shift.x}px ${shift.y}px`
  }

  /** The row under the pointer, or the nearest beside it where it has left the list; between two of them the one before. */
  const find = (pointerX: number, pointerY: number) => {
    const place = list.getBoundingClientRect()
    const x = within(pointerX, place.left + 1, place.right - 1)
    const y = within(pointerY, place.top + 1, place.bottom - 1)
    const own = row.getBoundingClientRect()
    if (isOver(new DOMRect(own.x - shift.x, own.y - shift.y, own.width, own.height), x, y)) return indexOf(row)
    return [...list.children].findIndex((one) => one !== row && isOver(one.getBoundingClientRect(), x, y))
  }

  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== press.pointerId) return
    if (over === null) {
      if (Math.hypot(clientX - press.clientX, clientY - press.clientY) <= TREMBLE) return
      if (isTouch) return end()
      take()
    }
    const found = find(clientX, clientY)
    if (found >= 0) reach(found)
    carry(clientX, clientY)
  }

  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    if (over !== null) {
      swallowClick()
      drag.onDrop(over)
    }
    end()
  }

  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', letGo, { signal })
  window.addEventListener('pointercancel', ({ pointerId }) => pointerId === press.pointerId && end(), { signal })
  window.addEventListener('selectstart', (event) => event.preventDefault(), { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || over === null) return
      // It gives up the drag, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      end()
    },
    { signal, capture: true },
  )
  return end
}

/** What is let go of over a link or a button does not press it. */
const swallowClick = () => {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  // The browser says it right after, or not at all.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
