import { Check, X } from 'lucide-react'
import { Icon } from '../icon/Icon.tsx'
import { ru } from '../ru.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import css from './DealTimeline.module.css'

/** A stretch of a deal: «Отклики», «5 за два дня». */
export interface DealStep {
  readonly label: string
  readonly caption?: string
}

export interface DealTimelineProps {
  /** Names the list: «Ход задания». */
  label: string
  /** In order, from the publication to the end. */
  steps: readonly DealStep[]
  /** Index of the one it is at, from 0; as many as there are steps when all is done. */
  current: number
  /** It was called off at `current`, in words: «Отменено 24 ноября». */
  cancelled?: string
}

const stateOf = (n: number, { current, cancelled }: DealTimelineProps) => {
  if (n < current) return 'done'
  if (n > current) return 'ahead'
  return cancelled === undefined ? 'now' : 'cancelled'
}

/** Where a deal stands. A phone has room for the labels alone, and for how it ended. */
export function DealTimeline(props: DealTimelineProps) {
  const { label, steps, current, cancelled } = props
  const isDone = current >= steps.length
  const ending = cancelled ?? (isDone ? steps.at(-1)?.caption : undefined)
  return (
    <div className={css.timeline} data-cancelled={cancelled !== undefined || undefined}>
      <ol aria-label={label} className={css.list}>
        {steps.map((step, n) => {
          const state = stateOf(n, props)
          return (
            <li
              key={step.label}
              className={css.step}
              data-state={state}
              aria-current={state === 'now' || state === 'cancelled' ? 'step' : undefined}
            >
              <span className={css.dot}>
                {state === 'done' && <Icon of={Check} size={16} />}
                {state === 'cancelled' && <Icon of={X} size={16} />}
              </span>
              <span className={css.label}>
                {step.label}
                {state === 'done' && <VisuallyHidden>, {ru.stepDone}</VisuallyHidden>}
              </span>
              {state === 'cancelled' ? (
                <span className={css.caption}>{cancelled}</span>
              ) : (
                step.caption && <span className={css.caption}>{step.caption}</span>
              )}
            </li>
          )
        })}
      </ol>
      {ending && (
        <p aria-hidden="true" className={css.ending} data-done={isDone || undefined}>
          {ending}
        </p>
      )}
    </div>
  )
}
