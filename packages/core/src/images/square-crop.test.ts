import { describe, expect, it } from 'vitest'
import { cropSquare, movedCrop, WHOLE_CROP, withinPicture } from './index.ts'

const wide = { width: 1600, height: 800 }

describe('the square of a picture', () => {
  it('is the largest one in the middle at first', () => {
    expect(cropSquare(wide, WHOLE_CROP)).toEqual({ left: 400, top: 0, side: 800 })
  })

  it('follows the finger, and stays within the picture', () => {
    expect(cropSquare(wide, movedCrop(wide, WHOLE_CROP, 0.25, 0.5))).toEqual({ left: 200, top: 0, side: 800 })
    expect(cropSquare(wide, movedCrop(wide, WHOLE_CROP, -9, 0))).toEqual({ left: 800, top: 0, side: 800 })
  })

  it('is smaller the further one goes in, and keeps its middle', () => {
    expect(cropSquare(wide, { ...WHOLE_CROP, zoom: 2 })).toEqual({ left: 600, top: 200, side: 400 })
  })

  it('comes back into the picture when one goes out again, and goes in no further than four times', () => {
    const corner = withinPicture(wide, { zoom: 4, x: 1, y: 1 })
    expect(cropSquare(wide, corner)).toEqual({ left: 1400, top: 600, side: 200 })
    expect(cropSquare(wide, { ...corner, zoom: 1 })).toEqual({ left: 800, top: 0, side: 800 })
    expect(withinPicture(wide, { ...WHOLE_CROP, zoom: 40 }).zoom).toBe(4)
  })
})
