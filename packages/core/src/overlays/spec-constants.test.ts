import { expect, it } from 'vitest'
import * as overlays from './index.ts'

it.each([
  ['§2 layers', overlays.modalLayer(0), 1000],
  ['§9 modal base', overlays.MODAL_BASE, 1000],
  ['§9 modal step', overlays.MODAL_STEP, 2],
  ['§9 swipe-to-close fraction', overlays.SWIPE_CLOSE_FRACTION, 0.1],
  ['§9 quick swipe, ms', overlays.QUICK_SWIPE_WINDOW, 300],
])('holds the specification’s %s', (_, actual, wanted) => {
  expect(actual).toEqual(wanted)
})
