import { type ArticleBlock, articleBody } from '@artel/core/contract'
import { getSchema } from '@tiptap/react'
import { describe, expect, it } from 'vitest'
import { isSafeAddress } from './address.ts'
import { blocksOf, documentOf } from './editor-document.ts'
import { editorExtensions } from './editor-extensions.ts'

const everyBlock: ArticleBlock[] = [
  { type: 'heading', level: 2, runs: [{ text: 'Что проверить' }] },
  {
    type: 'paragraph',
    runs: [
      { text: 'Сначала ' },
      { text: 'стены', bold: true },
      { text: ' и ' },
      { text: 'стяжка', bold: true, italic: true, href: 'https://artel.test/blog/1' },
      { text: '.', italic: true },
    ],
  },
  { type: 'heading', level: 3, runs: [{ text: 'Список', italic: true }] },
  { type: 'list', ordered: true, items: [[{ text: 'Отвес' }], [{ text: 'Влажность', href: '/blog' }]] },
  { type: 'list', ordered: false, items: [[{ text: 'Клей' }]] },
  { type: 'quote', runs: [{ text: 'Не торопитесь.' }] },
  { type: 'image', fileId: '5e0c6d1a-0000-4000-8000-000000000001', alt: 'Ванная' },
]

const schema = getSchema(editorExtensions)

/** Through the very schema of the editor, as it would keep them. */
const through = (blocks: readonly ArticleBlock[]) => {
  const node = schema.nodeFromJSON(documentOf(blocks))
  node.check()
  return blocksOf(node.toJSON())
}

describe('the document of the editor', () => {
  it('gives back every kind of block as it was', () => {
    expect(through(everyBlock)).toEqual(everyBlock)
  })

  it('holds nothing that the contract does not take', () => {
    expect(articleBody.parse(through(everyBlock))).toEqual(everyBlock)
    expect(Object.keys(schema.nodes).sort()).toEqual(
      ['blockquote', 'bulletList', 'doc', 'heading', 'listItem', 'orderedList', 'paragraph', 'picture', 'text'].sort(),
    )
    expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'italic', 'link'])
  })

  it('has a paragraph to write in when there is nothing, which is no block', () => {
    expect(documentOf([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
    expect(blocksOf(documentOf([]))).toEqual([])
  })

  it('leaves out lines and items without a word', () => {
    expect(
      blocksOf({
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: ' ' }] },
          { type: 'heading', attrs: { level: 2 } },
          {
            type: 'bulletList',
            content: [
              { type: 'listItem', content: [{ type: 'paragraph' }] },
              { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Клей' }] }] },
            ],
          },
          { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
        ],
      }),
    ).toEqual([{ type: 'list', ordered: false, items: [[{ text: 'Клей' }]] }])
  })

  it('joins neighbours that look alike and breaks no line within a text', () => {
    expect(
      blocksOf({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Раз\n  два ', marks: [{ type: 'bold' }] },
              { type: 'text', text: 'три', marks: [{ type: 'bold' }] },
            ],
          },
        ],
      }),
    ).toEqual([{ type: 'paragraph', runs: [{ text: 'Раз два три', bold: true }] }])
  })
})

describe('the address of a link', () => {
  it('is let in where the contract lets it in', () => {
    const addresses = [
      'https://artel.test',
      '/blog',
      '/',
      '//evil.test',
      '/\\evil.test',
      'http://a.test',
      'javascript:x',
      '',
    ]
    const taken = (href: string) => articleBody.safeParse([{ type: 'quote', runs: [{ text: 'Сюда', href }] }]).success

    expect(addresses.filter(isSafeAddress)).toEqual(['https://artel.test', '/blog', '/'])
    expect(addresses.filter(taken)).toEqual(addresses.filter(isSafeAddress))
  })
})
