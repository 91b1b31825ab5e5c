/** How many stories load at once: each is a page of its own. */
const AT_ONCE = 3

let busy = 0
const waiting: (() => void)[] = []

const next = (): void => {
  while (busy < AT_ONCE && waiting.length > 0) {
    busy += 1
    waiting.shift()?.()
  }
}

/** Calls `start` when it is somebody's turn to load; the answer ends the turn or gives it up. */
export const takeTurn = (start: () => void): (() => void) => {
  let isMine = false
  let isOver = false
  const begin = () => {
    isMine = true
    start()
  }
  waiting.push(begin)
  next()
  return () => {
    if (isOver) return
    isOver = true
    if (isMine) busy -= 1
    else waiting.splice(waiting.indexOf(begin), 1)
    next()
  }
}
