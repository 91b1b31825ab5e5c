import { describe, expect, it } from 'vitest'
import { highlighted, isSearchable } from './index.ts'

describe('the search of the help', () => {
  it('begins at two characters, whatever they are made of', () => {
    expect(['', 'о', ' о ', 'от', '😀', '😀😀'].map(isSearchable)).toEqual([false, false, false, true, false, true])
  })

  it('cuts a result into what matches and what does not', () => {
    expect(
      highlighted('Как отменить отклик', [
        [13, 19],
        [4, 12],
      ]),
    ).toEqual([
      { text: 'Как ', isMatch: false },
      { text: 'отменить', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'отклик', isMatch: true },
    ])
  })

  it('joins matches that touch or overlap, and bears ones beyond the end', () => {
    expect(
      highlighted('тариф', [
        [0, 3],
        [2, 99],
      ]),
    ).toEqual([{ text: 'тариф', isMatch: true }])
    expect(highlighted('', [[0, 1]])).toEqual([])
  })
})
