import { expect, it } from 'vitest'
import * as shell from './index.ts'

it.each([
  ['§3 toast titles', shell.TOAST_TITLES, { success: 'Успех!', error: 'Ошибка!', warning: 'Внимание!', info: 'Инфо' }],
  ['§4 colour modes', shell.COLOUR_MODES, ['system', 'light', 'dark']],
  ['§4 cookie consent key', shell.COOKIE_CONSENT_KEY, 'accept-cookies'],
  ['§7 new version, ms', shell.NEW_VERSION_INTERVAL, 5 * 60 * 1000],
  ['§7 latest build', shell.LATEST_BUILD_PATH, '/builds/latest.json'],
  ['§8 modal misuse', shell.MODAL_MISUSE, 'useModal() is called without provider'],
  ['§9 modal chain, ms', shell.MODAL_CHAIN_DELAY, 500],
  ['§9 toast timeout, ms', shell.TOAST_TIMEOUT, 5000],
  ['§9 preloads at once', shell.PRELOADS_AT_ONCE, 5],
  ['§9 route reload, ms', shell.RELOAD_WINDOW, 10_000],
  ['§9 icons kept', shell.ICON_CACHE_SIZE, 50],
  ['§9 icons kept for, ms', shell.ICON_CACHE_LIFETIME, 168 * 3600 * 1000],
])('holds the specification’s %s', (_, actual, wanted) => {
  expect(actual).toEqual(wanted)
})
