import type { Task } from '@artel/core/contract'
import { nextStep } from '@artel/core/tasks'
import { ListChecks } from 'lucide-react'
import { Icon } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskNextStep.module.css'

/** The strip «Что дальше»: a sentence or two for this viewer in this state. */
export function TaskNextStep({ task }: { task: Task }) {
  return (
    <section className={css.strip} aria-label={ru.next}>
      <Icon of={ListChecks} />
      <p>
        <strong>{ru.next}</strong> {nextStep(task)}
      </p>
    </section>
  )
}
