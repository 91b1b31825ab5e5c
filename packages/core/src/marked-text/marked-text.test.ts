import { describe, expect, it } from 'vitest'
import { blocksOfText, wordsOfText } from './index.ts'

describe('a text of the house', () => {
  it('is paragraphs, lists and links within the site', () => {
    expect(blocksOfText('Раз\nи два.\n\n- один\n- [два](/task-find)\n\n1. сначала\n2. потом')).toEqual([
      { type: 'paragraph', runs: [{ text: 'Раз и два.' }] },
      { type: 'list', ordered: false, items: [[{ text: 'один' }], [{ text: 'два', href: '/task-find' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'сначала' }], [{ text: 'потом' }]] },
    ])
  })

  it('leads nowhere else, and is never taken for HTML', () => {
    for (const text of ['[вон](https://evil.test)', '[вон](//evil.test)', '[вон](javascript:alert(1))', '<b>да</b>']) {
      expect(blocksOfText(text)).toEqual([{ type: 'paragraph', runs: [{ text }] }])
    }
  })

  it('is nothing where nothing is written', () => {
    expect(blocksOfText(' \n\n \r\n')).toEqual([])
  })

  it('is read without its marks', () => {
    expect(wordsOfText('Откройте [доску](/task-find).\n\n- раз\n- два')).toBe('Откройте доску. раз два')
  })
})
