import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/index.ts'
import { COLOUR_MODE_KEY, COLOUR_MODES, readColourMode, rememberColourMode, themeOf } from './index.ts'

it('is the system’s until one is chosen, and the chosen one on the next visit', () => {
  const storage = memoryStorage()
  expect(readColourMode(storage)).toBe('system')
  for (const mode of COLOUR_MODES) {
    rememberColourMode(storage, mode)
    expect(readColourMode(storage)).toBe(mode)
  }
})

it.each(['', 'sepia', 'DARK'])('takes %j in the storage for the system’s', (stored) => {
  expect(readColourMode(memoryStorage({ [COLOUR_MODE_KEY]: stored }))).toBe('system')
})

it('asks a theme of the page unless it is the system’s', () => {
  expect(COLOUR_MODES.map(themeOf)).toEqual([null, 'light', 'dark'])
})
