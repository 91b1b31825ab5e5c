import { expect, it } from 'vitest'
import * as shell from './index.ts'

it.each([
  ['§2 layers', shell.modalLayer(0), 1000],
  ['§3 toast titles', shell.TOAST_TITLES, { success: 'Успех!', error: 'Ошибка!', warning: 'Внимание!', info: 'Инфо' }],
  ['§4 colour modes', shell.COLOUR_MODES, ['system', 'light', 'dark']],
  ['§4 cookie consent key', shell.COOKIE_CONSENT_KEY, 'accept-cookies'],
  ['§7 latest build', shell.LATEST_BUILD_PATH, '/builds/latest.json'],
  ['§8 modal misuse', shell.MODAL_MISUSE, 'useModal() is called without provider'],
  ['§9 modal base', shell.MODAL_BASE, 1000],
  ['§9 modal step', shell.MODAL_STEP, 2],
  ['§9 modal chain, ms', shell.MODAL_CHAIN_DELAY, 500],
  ['§9 toast timeout, ms', shell.TOAST_TIMEOUT, 5000],
  ['§9 swipe-to-close fraction', shell.SWIPE_CLOSE_FRACTION, 0.1],
  ['§9 quick swipe, ms', shell.QUICK_SWIPE_WINDOW, 300],
  ['§9 preloads at once', shell.PRELOADS_AT_ONCE, 5],
  ['§9 route reload, ms', shell.RELOAD_WINDOW, 10_000],
  ['§9 icons kept', shell.ICON_CACHE_SIZE, 50],
  ['§9 icons kept for, ms', shell.ICON_CACHE_LIFETIME, 168 * 3600 * 1000],
])('holds the specification’s %s', (_, actual, wanted) => {
  expect(actual).toEqual(wanted)
})
