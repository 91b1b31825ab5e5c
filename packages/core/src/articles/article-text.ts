import type { ArticleBlock } from '../contract/articles.ts'

type Runs = Extract<ArticleBlock, { type: 'paragraph' }>['runs']

const wordsOf = (runs: Runs): string => runs.map(({ text }) => text).join('')

const linksOf = (runs: Runs): string[] => runs.flatMap(({ href }) => href ?? [])

const runsOf = (block: ArticleBlock): Runs => {
  if (block.type === 'image') return []
  return block.type === 'list' ? block.items.flat() : block.runs
}

const textOf = (block: ArticleBlock): string => {
  if (block.type === 'image') return block.alt === '' ? '' : `[${block.alt}]`
  if (block.type === 'list') return block.items.map((item) => `— ${wordsOf(item)}`).join('\n')
  return wordsOf(block.runs)
}

/** Characters of the text itself. */
export const articleLength = (body: readonly ArticleBlock[]): number =>
  body.flatMap(runsOf).reduce((sum, { text }) => sum + [...text].length, 0)

/** Files of the pictures in a text, each once, in their order. */
export const articleImages = (body: readonly ArticleBlock[]): string[] => [
  ...new Set(body.flatMap((block) => (block.type === 'image' ? block.fileId : []))),
]

/** The text in plain words with the addresses that its links lead to: what a moderator reads and a change is seen by. */
export const articleText = (body: readonly ArticleBlock[]): string => {
  const links = [...new Set(body.flatMap((block) => linksOf(runsOf(block))))]
  const paragraphs = body.map(textOf).filter((text) => text !== '')
  return [...paragraphs, ...(links.length > 0 ? [`Ссылки: ${links.join(', ')}`] : [])].join('\n\n')
}

/** All that an article says below its title, in plain words. */
export const articleWords = ({
  lead,
  body,
}: {
  readonly lead: string
  readonly body: readonly ArticleBlock[]
}): string => [lead, articleText(body)].filter((text) => text !== '').join('\n\n')

/** A heading of the text by which readers find their way; `id` is where it stands on the page. */
export interface ArticleHeading {
  readonly id: string
  readonly text: string
}

/** Id of the heading that is the block with this index. */
export const headingId = (index: number): string => `p${index + 1}`

/** The table of contents: headings of the upper level. */
export const articleOutline = (body: readonly ArticleBlock[]): ArticleHeading[] =>
  body.flatMap((block, index) =>
    block.type === 'heading' && block.level === 2 ? [{ id: headingId(index), text: wordsOf(block.runs) }] : [],
  )
