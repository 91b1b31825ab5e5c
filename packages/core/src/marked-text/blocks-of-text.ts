import type { ArticleBlock } from '../contract/articles.ts'

type Runs = Extract<ArticleBlock, { type: 'paragraph' }>['runs']

const BULLET = /^[-—•]\s+/
const NUMBER = /^\d{1,2}[.)]\s+/
/** `[words](/path)`: within the site only, so that no text can lead anybody away. */
const LINK = /\[([^\]\n]+)\]\((\/(?!\/)[^\s)]*)\)/g

const runsOf = (line: string): Runs => {
  const runs: Runs = []
  let at = 0
  for (const { index, 0: whole, 1: text = '', 2: href = '' } of line.matchAll(LINK)) {
    if (index > at) runs.push({ text: line.slice(at, index) })
    runs.push({ text, href })
    at = index + whole.length
  }
  if (at < line.length) runs.push({ text: line.slice(at) })
  return runs
}

const blockOf = (lines: readonly string[]): ArticleBlock => {
  for (const [mark, ordered] of [
    [BULLET, false],
    [NUMBER, true],
  ] as const) {
    if (lines.every((line) => mark.test(line))) {
      return { type: 'list', ordered, items: lines.map((line) => runsOf(line.replace(mark, ''))) }
    }
  }
  return { type: 'paragraph', runs: runsOf(lines.join(' ')) }
}

/**
 * A text of the house in blocks: paragraphs and lists are apart by blank lines, every line of a list begins with a dash or a
 * number, links are `[words](/path)`. Anything else is words: no HTML, no addresses of others.
 */
export const blocksOfText = (text: string): ArticleBlock[] =>
  text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
    .map(blockOf)

/** Its words alone, in one line. */
export const wordsOfText = (text: string): string =>
  text
    .replace(LINK, '$1')
    .split('\n')
    .map((line) => line.trim().replace(BULLET, ''))
    .filter((line) => line !== '')
    .join(' ')
