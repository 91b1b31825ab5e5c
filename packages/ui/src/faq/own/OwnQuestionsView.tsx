import type { OwnQuestion } from '@artel/core/contract'
import { questionAnchor } from '@artel/core/faq'
import { formatRelativeTime } from '@artel/core/format'
import { CircleCheck, Clock } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Badge, Card, ErrorState, SectionHeading, SkeletonText, usePageTime, VisuallyHidden } from '../../kit/index.ts'
import css from './OwnQuestions.module.css'
import { ru } from './ru.ts'

/** One's own questions: `absent` while nothing is known to be there. */
export type OwnQuestionsState =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  /** `message` is Russian and fit to show. */
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly questions: readonly OwnQuestion[] }

export interface OwnQuestionsViewProps {
  state: OwnQuestionsState
  /** Number of the question that the address leads to; focus goes there. */
  opened: number | null
  onRetry: () => void
}

/** What somebody has asked the team, and what was answered; whoever has asked nothing sees nothing of it. */
export function OwnQuestionsView({ state, opened, onRetry }: OwnQuestionsViewProps) {
  const id = useId()
  if (state.status === 'absent' || (state.status === 'ready' && state.questions.length === 0)) return null
  return (
    <section aria-labelledby={id} className={css.section}>
      <SectionHeading id={id} title={ru.title} note={ru.note} />
      {state.status === 'failed' && <ErrorState title={ru.failed} text={state.message} onRetry={onRetry} />}
      {state.status === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden>{ru.loading}</VisuallyHidden>
          <SkeletonText lines={4} />
        </div>
      )}
      {state.status === 'ready' && (
        <ul className={css.list}>
          {state.questions.map((question) => (
            <Question key={question.id} question={question} isOpened={question.id === opened} />
          ))}
        </ul>
      )}
    </section>
  )
}

const looks = {
  WAITING: { tone: 'info', icon: Clock },
  ANSWERED: { tone: 'success', icon: CircleCheck },
  CLOSED: { tone: 'neutral' },
} as const

function Question({ question, isOpened }: { question: OwnQuestion; isOpened: boolean }) {
  const { id, text, status, answer, createdAt, decidedAt } = question
  const { now, timeZone } = usePageTime()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpened) return
    heading.current?.closest('li')?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isOpened])
  return (
    <Card as="li" id={questionAnchor(id)} className={css.question}>
      <p className={css.head}>
        <Badge {...looks[status]}>{ru.states[status]}</Badge>
        <time dateTime={createdAt}>{ru.asked(formatRelativeTime(createdAt, now, timeZone))}</time>
      </p>
      <h3 ref={heading} tabIndex={-1} className={css.text}>
        {text}
      </h3>
      {status === 'WAITING' && <p className={css.moment}>{ru.soon}</p>}
      {answer !== null && decidedAt !== null && (
        <div className={css.answer}>
          <time dateTime={decidedAt} className={css.moment}>
            {ru.answered(formatRelativeTime(decidedAt, now, timeZone))}
          </time>
          <p className={css.words}>{answer}</p>
        </div>
      )}
    </Card>
  )
}
