/** Width and height; of a picture in any unit, of a stage in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** CSS pixels to the right of the middle of the stage, and below it. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How a picture stands in its stage: where its middle lies, and how many times larger it is than when it is seen whole. */
export interface View extends Point {
  readonly scale: number
}

/** A change under fingers, a pointer or a key. */
export interface Grasp {
  /** Times larger; below 1 is smaller. */
  readonly factor: number
  /** Spot of the picture that is held. */
  readonly from: Point
  /** Where that spot is to lie; it stays where it was unless this is given. */
  readonly to?: Point
}

/** What is looked at, and where. */
export interface Scene {
  readonly picture: Size
  readonly stage: Size
}

/** As large as the stage allows, in its middle. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** How many times larger than whole a picture gets: a phone then shows all that the widest variant has. */
export const MOST = 4

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** CSS pixels that a picture takes when it is seen whole. */
export const wholeSize = ({ picture, stage }: Scene): Size => {
  const fit = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * fit, height: picture.height * fit }
}

/** On one axis: an edge of the picture never comes into the stage, and where all of it fits it stands in the middle. */
const bounded = (at: number, length: number, room: number) => {
  const most = (length - room) / 2
  return most > 0 ? between(at, -most, most) : 0
}

/** The nearest view that is between whole and {@link MOST}, and leaves no more of the stage empty than it must. */
export const bounds = ({ scale: asked, x, y }: View, scene: Scene): View => {
  const scale = between(asked, 1, MOST)
  if (scale === 1) return WHOLE
  const { width, height } = wholeSize(scene)
  return {
    scale,
    x: bounded(x, width * scale, scene.stage.width),
    y: bounded(y, height * scale, scene.stage.height),
  }
}

/** The view after a drag, a pinch, or zooming about a spot; within its {@link bounds}. */
export const grasped = (view: View, { factor, from, to = from }: Grasp, scene: Scene): View => {
  const scale = between(view.scale * factor, 1, MOST)
  const grown = scale / view.scale
  return bounds({ scale, x: to.x - (from.x - view.x) * grown, y: to.y - (from.y - view.y) * grown }, scene)
}

const apart = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** What two fingers do when one of them goes from a spot to another and the other one rests. */
export const pinch = (was: Point, now: Point, rests: Point): Grasp => ({
  factor: apart(now, rests) / apart(was, rests),
  from: middle(was, rests),
  to: middle(now, rests),
})

/** A press of a pointer and when, in milliseconds. */
export interface Tap extends Point {
  readonly at: number
}

/** CSS pixels that a finger may stray while it taps. */
const STEADY = 10
/** Milliseconds and CSS pixels between the two taps of a double one. */
const [SOON, NEAR] = [300, 40]

/** Whether a pointer went down and up on one spot. */
export const isTap = (down: Point, up: Point): boolean => apart(down, up) <= STEADY

/** Whether a tap makes one of two with the tap before it. */
export const isDoubleTap = (before: Tap, tap: Tap): boolean => tap.at - before.at <= SOON && apart(before, tap) <= NEAR
