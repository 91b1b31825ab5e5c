import type { ArticleBlock } from '@artel/core/contract'
import type { JSONContent } from '@tiptap/react'

type Runs = Extract<ArticleBlock, { type: 'paragraph' }>['runs']
type Run = Runs[number]

/** Name of the node that holds a picture of the text. */
export const PICTURE = 'picture'

const marksOf = ({ bold, italic, href }: Run) => [
  ...(href ? [{ type: 'link', attrs: { href } }] : []),
  ...(bold ? [{ type: 'bold' }] : []),
  ...(italic ? [{ type: 'italic' }] : []),
]

const textsOf = (runs: Runs): JSONContent[] =>
  runs.map((run) => ({ type: 'text', text: run.text, marks: marksOf(run) }))

const nodeOf = (block: ArticleBlock): JSONContent => {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: textsOf(block.runs) }
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: textsOf(block.runs) }
    case 'quote':
      return { type: 'blockquote', content: textsOf(block.runs) }
    case 'list':
      return {
        type: block.ordered ? 'orderedList' : 'bulletList',
        content: block.items.map((runs) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: textsOf(runs) }],
        })),
      }
    case 'image':
      return { type: PICTURE, attrs: { fileId: block.fileId, alt: block.alt } }
  }
}

/** Blocks of the contract → the editor's document. One without blocks is a paragraph to write in. */
export const documentOf = (blocks: readonly ArticleBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf),
})

const isAlike = (one: Run, other: Run) =>
  one.bold === other.bold && one.italic === other.italic && one.href === other.href

const runOf = ({ text = '', marks = [] }: JSONContent): Run => {
  const has = (name: string) => marks.some(({ type }) => type === name)
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.href
  return {
    text: text.replace(/\s*\n\s*/g, ' '),
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(typeof href === 'string' && { href }),
  }
}

/** Neighbours that look alike are one run: the editor may cut a text anywhere. */
const runsOf = ({ content = [] }: JSONContent): Run[] => {
  const runs: Run[] = []
  for (const run of content.filter(({ type }) => type === 'text').map(runOf)) {
    const last = runs.at(-1)
    if (last && isAlike(last, run)) runs[runs.length - 1] = { ...last, text: last.text + run.text }
    else runs.push(run)
  }
  return runs
}

const isWritten = (runs: Runs) => runs.some(({ text }) => text.trim() !== '')

const written = (runs: Run[], block: ArticleBlock): ArticleBlock[] => (isWritten(runs) ? [block] : [])

const blocksOfNode = (node: JSONContent): ArticleBlock[] => {
  const runs = runsOf(node)
  switch (node.type) {
    case 'paragraph':
      return written(runs, { type: 'paragraph', runs })
    case 'heading':
      return written(runs, { type: 'heading', level: node.attrs?.level === 3 ? 3 : 2, runs })
    case 'blockquote':
      return written(runs, { type: 'quote', runs })
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? []).map(({ content = [] }) => content.flatMap(runsOf)).filter(isWritten)
      return items.length === 0 ? [] : [{ type: 'list', ordered: node.type === 'orderedList', items }]
    }
    case PICTURE:
      return [{ type: 'image', fileId: String(node.attrs?.fileId), alt: String(node.attrs?.alt ?? '') }]
    default:
      return []
  }
}

/** The editor's document → blocks of the contract. What is empty or not on the contract's list is left out. */
export const blocksOf = ({ content = [] }: JSONContent): ArticleBlock[] => content.flatMap(blocksOfNode)
