import { Check } from 'lucide-react'
import { Icon } from '../icon/Icon.tsx'
import { ru } from '../ru.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import css from './Steps.module.css'

export interface StepsProps {
  /** Names of the steps, in order. */
  steps: readonly string[]
  /** Index of the one a person is at, from 0. */
  current: number
}

/** How far one is in a wizard. Names every step on a desktop, the current one on a phone. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <div>
      <p className={css.position}>
        {ru.step(current + 1, steps.length)} <span className={css.name}>{steps[current]}</span>
      </p>
      <ol className={css.list}>
        {steps.map((step, n) => (
          <li
            key={step}
            className={css.step}
            data-done={n < current || undefined}
            aria-current={n === current ? 'step' : undefined}
          >
            <span className={css.label}>
              {n < current && <Icon of={Check} size={16} />}
              {step}
              {n < current && <VisuallyHidden>{ru.stepDone}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
