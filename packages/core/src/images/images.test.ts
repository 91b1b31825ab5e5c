import { describe, expect, it } from 'vitest'
import { manualClock } from '../testing/index.ts'
import {
  createWidthWatch,
  IMAGE_DENSITIES,
  IMAGE_RESIZE_DEBOUNCE,
  imagePixels,
  imageSources,
  SMALL_IMAGE_FACTOR,
  SMALL_IMAGE_WIDTH,
} from './index.ts'

const variants = { '1280': '/i/1280', '104': '/i/104', '320': '/i/320', '640': '/i/640' }

describe('the size of a picture', () => {
  it('is the one of the place for each density, and 1.3 times that up to 80 px', () => {
    expect([IMAGE_DENSITIES, SMALL_IMAGE_WIDTH, SMALL_IMAGE_FACTOR]).toEqual([[1, 2], 80, 1.3])
    expect([imagePixels(80, 1), imagePixels(80, 2), imagePixels(81, 1), imagePixels(320, 2)]).toEqual([
      104, 208, 81, 640,
    ])
    expect(imagePixels(0, 1)).toBe(1)
  })

  it('is the narrowest signed one that is wide enough, for both densities', () => {
    expect(imageSources({ variants }, 80)).toEqual({ src: '/i/104', srcset: '/i/104 1x, /i/320 2x' })
    expect(imageSources({ variants }, 320)).toEqual({ src: '/i/320', srcset: '/i/320 1x, /i/640 2x' })
  })

  it('is the widest signed one where none is wide enough', () => {
    expect(imageSources({ variants }, 1000)).toEqual({ src: '/i/1280', srcset: '/i/1280 1x, /i/1280 2x' })
  })

  it('is none without a signed address', () => {
    expect(imageSources({ variants: {} }, 320)).toBeNull()
  })
})

describe('a window that is being resized', () => {
  const watched = () => {
    const clock = manualClock()
    const told: number[] = []
    return { clock, told, watch: createWidthWatch(clock, (width) => told.push(width)) }
  }

  it('asks for a picture at once, and for another when the width has stayed for 100 ms', () => {
    const { clock, told, watch } = watched()
    watch.resized(300)
    watch.resized(310)
    clock.advance(IMAGE_RESIZE_DEBOUNCE - 1)
    watch.resized(320)
    clock.advance(IMAGE_RESIZE_DEBOUNCE - 1)
    expect(told).toEqual([300])
    clock.advance(1)
    expect([told, IMAGE_RESIZE_DEBOUNCE]).toEqual([[300, 320], 100])
  })

  it('asks for nothing when it comes back to the width it had, nor after the end', () => {
    const { clock, told, watch } = watched()
    watch.resized(300)
    watch.resized(310)
    watch.resized(300)
    clock.advance(IMAGE_RESIZE_DEBOUNCE)
    watch.resized(400)
    watch.stop()
    clock.advance(IMAGE_RESIZE_DEBOUNCE)
    expect([told, clock.pending]).toEqual([[300], 0])
  })
})
