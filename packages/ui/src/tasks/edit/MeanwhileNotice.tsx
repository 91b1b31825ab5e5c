import type { CategoryIndex } from '@artel/core/categories'
import { changedPartsOf, type Meanwhile, stepOfField, taskStatusLabels } from '@artel/core/tasks'
import { useEffect, useRef } from 'react'
import { Alert, Button, usePageTime } from '../../kit/index.ts'
import { reviewFacts } from '../wizard/review-facts.ts'
import { ru } from './ru.ts'
import css from './TaskEditView.module.css'

export interface MeanwhileNoticeProps {
  meanwhile: Meanwhile
  /** Each new one brings focus here. */
  attempt: number
  categories: CategoryIndex
  onTake: () => void
}

/** What was changed elsewhere while the author was typing here. */
export function MeanwhileNotice({ meanwhile, attempt, categories, onTake }: MeanwhileNoticeProps) {
  const time = usePageTime()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) place.current?.focus()
  }, [attempt])
  const { theirs, changed, contested, status } = meanwhile
  const steps = [...new Set(changed.map(stepOfField))]
  const facts = reviewFacts(theirs, categories, time)
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        kind="warning"
        title={ru.meanwhile}
        action={
          contested.length > 0 && (
            <Button variant="secondary" dense onClick={onTake}>
              {ru.takeTheirs}
            </Button>
          )
        }
      >
        <p>{ru.meanwhileText}</p>
        <dl className={css.facts}>
          {status && (
            <div>
              <dt>{ru.newStatus}</dt>
              <dd>{taskStatusLabels[status]}</dd>
            </div>
          )}
          {steps
            .flatMap((step) => (step === 'review' ? [] : facts[step]))
            .map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
        </dl>
        {contested.length > 0 && <p>{ru.contested(changedPartsOf(contested).join(', '))}</p>}
      </Alert>
    </div>
  )
}
