import type { Task } from '@artel/core/contract'
import { nextStep } from '@artel/core/tasks'
import { ListChecks } from 'lucide-react'
import { Icon } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskNextStep.module.css'

/** The strip «Что дальше»: one sentence for this viewer in this state; nothing where there is nothing to say. */
export function TaskNextStep({ task }: { task: Task }) {
  const text = nextStep(task)
  if (!text) return null
  return (
    <section className={css.strip} aria-label={ru.next}>
      <Icon of={ListChecks} />
      <p>
        <strong>{ru.next}</strong> {text}
      </p>
    </section>
  )
}
