import { expect, it } from 'vitest'
import { gistOf } from './run-report.mjs'

const HINT =
  '\n\u001b[34mClick to debug the error directly in Storybook: http://localhost:6006/?path=/story/a--b\u001b[39m\n\n'

it('of a failed test the list tells the first line of its own, whatever stands before it', () => {
  expect(gistOf('expected 2 to be 1\n    at file.ts')).toBe('expected 2 to be 1')
  expect(gistOf(`${HINT}\u001b[2mexpect(\u001b[22melement).toBeVisible()\n\nReceived`)).toBe(
    'expect(element).toBeVisible()',
  )
  expect(gistOf(`${HINT}${HINT}Unable to find`)).toBe('Unable to find')
})

it('a test that said nothing is told without words', () => {
  expect(gistOf(undefined)).toBe('')
})
