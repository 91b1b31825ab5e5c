import type { FoundFaqItem } from '@artel/core/contract'
import { highlighted } from '@artel/core/faq'
import { paths } from '@artel/core/routes'
import { Fragment } from 'react'
import { Link } from '../kit/index.ts'
import css from './Faq.module.css'

type Marks = readonly (readonly [number, number])[]

function Marked({ text, marks }: { text: string; marks: Marks }) {
  return highlighted(text, marks).map(({ text: piece, isMatch }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no names.
    return <Fragment key={at}>{isMatch ? <mark className={css.match}>{piece}</mark> : piece}</Fragment>
  })
}

/** The address of one answer in its section. */
export const answerPath = ({ sectionSlug, slug }: Pick<FoundFaqItem, 'sectionSlug' | 'slug'>): string =>
  `${paths.faqList(sectionSlug)}#${slug}`

/** Answers that a search has found, what matches marked. */
export function Found({ items }: { items: readonly FoundFaqItem[] }) {
  return (
    <ol className={css.found}>
      {items.map((item) => (
        <li key={item.id} className={css.hit}>
          <h2 className={css.hitTitle}>
            <Link to={answerPath(item)} className={css.hitLink}>
              <Marked text={item.question} marks={item.questionHighlights} />
            </Link>
          </h2>
          <p className={css.snippet}>
            <Marked text={item.snippet} marks={item.highlights} />
          </p>
        </li>
      ))}
    </ol>
  )
}
