/** A part of a long text. */
export interface TextPart {
  /** Anchor in the address; it stays when the title changes, because people link to it. */
  readonly id: string
  readonly title: string
  readonly text: string
}

/** A long text: a lead, and parts with titles. Each is in the marks of `blocksOfText`. */
export interface TextInParts {
  readonly lead: string
  readonly sections: readonly TextPart[]
}

/** `## Title {#anchor}`; without an anchor the title makes one. */
const HEADING = /^##(?!#)[ \t]*(.*?)[ \t]*(?:\{#([a-z][a-z0-9-]*)\})?[ \t]*$/

const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const LATIN = 'a b v g d e e zh z i y k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ')

const anchorOf = (title: string, place: number): string => {
  const letters = [...title.toLowerCase()].map((letter) => {
    const at = CYRILLIC.indexOf(letter)
    return at === -1 ? letter : (LATIN[at] ?? '')
  })
  const anchor = letters
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
  return anchor || `part-${place}`
}

/** A text with its headings as parts, ready to show. */
export const readTextInParts = (text: string): TextInParts => {
  const lead: string[] = []
  const sections: { id: string; title: string; lines: string[] }[] = []
  for (const line of text.replaceAll('\r', '').split('\n')) {
    const heading = HEADING.exec(line)
    if (heading) {
      const [, title = '', id] = heading
      sections.push({ id: id ?? anchorOf(title, sections.length + 1), title, lines: [] })
    } else (sections.at(-1)?.lines ?? lead).push(line)
  }
  return {
    lead: lead.join('\n').trim(),
    sections: sections.map(({ id, title, lines }) => ({ id, title, text: lines.join('\n').trim() })),
  }
}

/** The other way round. */
export const writeTextInParts = ({ lead, sections }: TextInParts): string =>
  [lead, ...sections.map(({ id, title, text }) => `## ${title} {#${id}}\n\n${text}`)].join('\n\n')
