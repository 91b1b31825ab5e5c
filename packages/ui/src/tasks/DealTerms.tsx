import type { PublicUser, ReplyTerms } from '@artel/core/contract'
import { counted, formatPrice, words } from '@artel/core/format'
import { Price } from '../kit/index.ts'
import { Face, personWords } from '../people/index.ts'
import css from './DealTerms.module.css'

export interface DealTermsProps {
  executor: PublicUser
  terms: ReplyTerms
}

/** With whom and for how much, before a step that binds both. */
export function DealTerms({ executor, terms }: DealTermsProps) {
  return (
    <div className={css.deal}>
      <Face person={personWords(executor, 56)} size={56} />
      <div className={css.words}>
        <Price>{formatPrice(terms)}</Price>
        <p className={css.about}>
          {executor.name} · {counted(terms.termDays, words.day)}
        </p>
      </div>
    </div>
  )
}
