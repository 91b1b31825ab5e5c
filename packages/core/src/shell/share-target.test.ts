import { describe, expect, it } from 'vitest'
import { readTaskAsk } from '../tasks/index.ts'
import { sharedTaskPath } from './share-target.ts'

const titleOf = (...words: readonly unknown[]) => {
  const [path, search] = sharedTaskPath(words).split('?')
  return [path, readTaskAsk(Object.fromEntries(new URLSearchParams(search))).title]
}

describe('what is shared with the installed site', () => {
  it('becomes the title that the wizard reads, each of its words once', () => {
    expect(titleOf('Течёт кран', ' Течёт кран ', 'на кухне\nсо вчера')).toEqual([
      '/task-create',
      'Течёт кран на кухне со вчера',
    ])
  })

  it('leads to the wizard as it is where there are no words', () => {
    expect(sharedTaskPath([null, '', new Blob()])).toBe('/task-create')
  })

  it('makes no address longer than an address may be', () => {
    expect(titleOf('а'.repeat(5000))[1]).toHaveLength(300)
  })
})
