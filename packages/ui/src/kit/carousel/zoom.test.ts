import { describe, expect, it } from 'vitest'
import { bounds, grasped, isDoubleTap, isTap, MOST, pinch, type Scene, WHOLE, wholeSize } from './zoom.ts'

/** Whole, the picture takes 400 × 200 in the middle of the stage. */
const scene: Scene = { picture: { width: 1600, height: 800 }, stage: { width: 400, height: 300 } }
const centre = { x: 0, y: 0 }

describe('a picture in its stage', () => {
  it('is seen whole at first, whichever side is the longer', () => {
    expect(wholeSize(scene)).toEqual({ width: 400, height: 200 })
    expect(wholeSize({ ...scene, picture: { width: 100, height: 300 } })).toEqual({ width: 100, height: 300 })
  })

  it('gets no larger than four times, and no smaller than whole', () => {
    expect(grasped(WHOLE, { factor: 100, from: centre }, scene).scale).toBe(MOST)
    expect(grasped({ scale: 2, x: 100, y: 20 }, { factor: 0.1, from: { x: 90, y: 9 } }, scene)).toEqual(WHOLE)
  })

  it('keeps the spot that is zoomed in on where it was', () => {
    const from = { x: 100, y: 50 }
    const once = grasped(WHOLE, { factor: 2, from }, scene)
    expect(once).toEqual({ scale: 2, x: -100, y: -50 })
    // At twice the size, the spot stands 200 and 100 from the middle of the picture.
    expect([once.x + 200, once.y + 100]).toEqual([from.x, from.y])
    expect(grasped(once, { factor: 1.5, from }, scene)).toEqual({ scale: 3, x: -200, y: -100 })
  })

  it('is dragged as far as its edge, and not across where all of it fits', () => {
    const twice = { scale: 2, x: 0, y: 0 }
    expect(grasped(twice, { factor: 1, from: centre, to: { x: 30, y: -20 } }, scene)).toEqual({
      scale: 2,
      x: 30,
      y: -20,
    })
    expect(grasped(twice, { factor: 1, from: centre, to: { x: 900, y: -900 } }, scene)).toEqual({
      scale: 2,
      x: 200,
      y: -50,
    })
    expect(grasped({ ...twice, scale: 1.2 }, { factor: 1, from: centre, to: { x: 0, y: 70 } }, scene).y).toBe(0)
    expect(grasped(WHOLE, { factor: 1, from: centre, to: { x: 70, y: 70 } }, scene)).toEqual(WHOLE)
  })

  it('comes back to its bounds when the stage has become another', () => {
    const corner = { scale: 4, x: 600, y: 250 }
    expect(bounds(corner, scene)).toEqual(corner)
    expect(bounds(corner, { ...scene, stage: { width: 200, height: 300 } })).toEqual({ scale: 4, x: 300, y: 50 })
  })
})

describe('two fingers', () => {
  it('make a picture larger as they part, about the middle between them', () => {
    const grasp = pinch({ x: 50, y: 0 }, { x: 150, y: 0 }, { x: -50, y: 0 })
    expect(grasp).toEqual({ factor: 2, from: { x: 0, y: 0 }, to: { x: 50, y: 0 } })
    expect(grasped(WHOLE, grasp, scene)).toEqual({ scale: 2, x: 50, y: 0 })
  })

  it('never make it endless, though they meet', () => {
    expect(pinch({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 0, y: 0 }).factor).toBe(100)
  })
})

describe('a tap', () => {
  it('is a press on one spot, and a double one when another follows soon and near', () => {
    expect([isTap(centre, { x: 4, y: 4 }), isTap(centre, { x: 40, y: 0 })]).toEqual([true, false])
    const first = { x: 0, y: 0, at: 1000 }
    expect(isDoubleTap(first, { x: 20, y: 10, at: 1250 })).toBe(true)
    expect(isDoubleTap(first, { x: 20, y: 10, at: 1400 })).toBe(false)
    expect(isDoubleTap(first, { x: 90, y: 10, at: 1250 })).toBe(false)
  })
})
