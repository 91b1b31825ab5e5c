import type { FaqItem } from '@artel/core/contract'
import { blocksOfText } from '@artel/core/marked-text'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, TextLink } from '../kit/index.ts'
import { RichText } from '../kit/rich-text/index.ts'
import { answerPath } from './Found.tsx'
import { ru } from './ru.ts'
import css from './Section.module.css'

export interface AnswerProps {
  item: FaqItem
  /** The address leads to this answer. */
  isOpen: boolean
  /** It is open from the first, and nobody is led to it. */
  isShown?: boolean
  /** Whether it helped. */
  rating: ReactNode
}

/** A question that opens its answer. It opens without scripts, too. */
export function Answer({ item, isOpen, isShown = false, rating }: AnswerProps) {
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isOpen || !place.current) return
    place.current.open = true
    place.current.scrollIntoView({ block: 'start' })
    place.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <details ref={place} open={isOpen || isShown} className={css.answer}>
      <summary className={css.question}>
        <h2 className={css.questionText}>{item.question}</h2>
        <Icon of={ChevronDown} className={css.chevron} />
      </summary>
      {/* Here, and not on the question: a browser opens what hides the place it is led to. */}
      <div id={item.slug} className={css.text}>
        <RichText blocks={blocksOfText(item.answer)} />
        {item.related.length > 0 && (
          <nav aria-label={`${ru.related}: ${item.question}`}>
            <p className={css.relatedTitle}>{ru.related}</p>
            <ul className={css.related}>
              {item.related.map((one) => (
                <li key={one.id}>
                  <TextLink to={answerPath(one)}>{one.question}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {rating}
      </div>
    </details>
  )
}
