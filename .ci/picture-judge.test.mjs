import { expect, it } from 'vitest'
import { countPictures } from './picture-files.mjs'
import { judge } from './picture-judge.mjs'

const browsers = { here: '151', keeper: '150' }

it('is content when every picture is the same, and says how many there were', () => {
  const { isWell, said } = judge({ same: 120 }, browsers)
  expect(isWell).toBe(true)
  expect(said).toContain('120 compared')
})

it('is red for a single picture, in whatever browser', () => {
  const { isWell, said } = judge({ same: 999, different: 1 }, browsers)
  expect(isWell).toBe(false)
  expect(said).toContain('what differs has changed')
})

it('counts a story that was played again by what was found last', () => {
  const notes = [
    { storyId: 'a', look: 'phone-dark', result: 'different' },
    { storyId: 'a', look: 'phone-light', result: 'same' },
    { storyId: 'a', look: 'phone-dark', result: 'same' },
    { storyId: 'a', strings: [] },
  ]
  expect(countPictures(notes)).toEqual({ same: 2 })
})

it('is red for a picture that nobody has drawn yet', () => {
  expect(judge({ same: 999, missing: 1 }, browsers).isWell).toBe(false)
})

it('is red and loud when hardly anything could be compared', () => {
  const { isWell, said } = judge({ same: 10, different: 990 }, browsers)
  expect(isWell).toBe(false)
  expect(said).toContain('another browser')
})

it('is red and loud when nothing was compared', () => {
  const { isWell, said } = judge({}, { here: undefined, keeper: null })
  expect(isWell).toBe(false)
  expect(said).toContain('Nothing was compared')
})
