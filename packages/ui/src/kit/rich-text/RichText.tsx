import type { ArticleBlock } from '@artel/core/contract'
import { Fragment, type ReactNode } from 'react'
import { TextLink } from '../index.ts'
import { Picture, type PictureProps } from '../picture/index.ts'
import { isSafeAddress } from './address.ts'
import css from './RichText.module.css'

type Runs = Extract<ArticleBlock, { type: 'paragraph' }>['runs']

export interface RichTextProps {
  blocks: readonly ArticleBlock[]
  /** Pictures of the text by the file's id. */
  pictures?: Readonly<Record<string, PictureProps['picture']>>
  /** Id of the heading that is the block with this index, for links that lead to it. */
  headingId?: (index: number) => string
}

/** A text in blocks of the contract. Each block becomes elements of ours: nothing of it is ever taken for HTML. */
export function RichText({ blocks, pictures = {}, headingId }: RichTextProps) {
  return (
    <div className={css.text}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and are not moved while they are read.
        <Block key={index} block={block} pictures={pictures} id={headingId?.(index)} />
      ))}
    </div>
  )
}

interface BlockProps extends Required<Pick<RichTextProps, 'pictures'>> {
  block: ArticleBlock
  id: string | undefined
}

function Block({ block, pictures, id }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.runs)}</p>
    case 'heading':
      return block.level === 2 ? <h2 id={id}>{inline(block.runs)}</h2> : <h3>{inline(block.runs)}</h3>
    case 'quote':
      return <blockquote>{inline(block.runs)}</blockquote>
    case 'list': {
      const items = block.items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see RichText.
        <li key={index}>{inline(runs)}</li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'image':
      return <Picture picture={pictures[block.fileId] ?? null} alt={block.alt} width={720} />
  }
}

const inline = (runs: Runs): ReactNode =>
  runs.map(({ text, bold, italic, href }, index) => {
    const words = bold ? <strong>{text}</strong> : text
    const sloped = italic ? <em>{words}</em> : words
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see RichText.
      <Fragment key={index}>{href && isSafeAddress(href) ? <TextLink to={href}>{sloped}</TextLink> : sloped}</Fragment>
    )
  })
