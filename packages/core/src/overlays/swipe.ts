/** Part of a window's height that a finger has to drag it for it to close (product §9). */
export const SWIPE_CLOSE_FRACTION = 0.1

/** Milliseconds within which a swipe is a quick one and closes a window wherever it ends (product §9). */
export const QUICK_SWIPE_WINDOW = 300

/** CSS pixels that a finger moves while it only presses. */
const TREMOR = 8

/** A finger let go of the window. */
export interface Swipe {
  /** CSS pixels downwards; negative upwards. */
  readonly distance: number
  /** CSS pixels that the window is high. */
  readonly size: number
  /** Milliseconds since the finger came down. */
  readonly duration: number
}

/** Whether a swipe closes the window: it went far enough or was quick, and was more than a press. */
export const isSwipeClosing = ({ distance, size, duration }: Swipe): boolean =>
  distance > TREMOR && (distance >= size * SWIPE_CLOSE_FRACTION || duration <= QUICK_SWIPE_WINDOW)
