import type { Clock, Timer } from '../ports/index.ts'

/** Milliseconds without a change before a picture is asked for in its new size (product §9). */
export const IMAGE_RESIZE_DEBOUNCE = 100

/** Follows the width of a place while the window is being resized. */
export interface WidthWatch {
  /** The place has become so many CSS pixels wide. The first width counts at once. */
  resized(width: number): void
  stop(): void
}

/** Calls `onWidth` with a width that has stayed for {@link IMAGE_RESIZE_DEBOUNCE} and differs from the last one told. */
export const createWidthWatch = (clock: Clock, onWidth: (width: number) => void): WidthWatch => {
  let told: number | null = null
  let timer: Timer | null = null

  const rest = () => {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
  }
  const tell = (width: number) => {
    rest()
    if (width === told) return
    told = width
    onWidth(width)
  }

  return {
    resized(width) {
      rest()
      if (told === null) tell(width)
      else timer = clock.setTimeout(() => tell(width), IMAGE_RESIZE_DEBOUNCE)
    },
    stop: rest,
  }
}
