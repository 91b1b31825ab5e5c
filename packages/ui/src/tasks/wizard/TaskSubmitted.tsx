import { paths } from '@artel/core/routes'
import type { CreatedTask } from '@artel/core/tasks'
import { Mark } from '../../kit/cover/index.ts'
import { ButtonLink, EmptyState } from '../../kit/index.ts'
import { ru } from './ru.ts'
import { submittedText } from './submitted-text.ts'
import css from './TaskWizardView.module.css'

/** Seen while the page of the new task is on its way. */
export function TaskSubmitted({ task }: { task: CreatedTask }) {
  return (
    <div className={css.page}>
      <h1>{ru.title}</h1>
      <EmptyState
        mark={<Mark look={{ material: 'parquet', object: 'clipboard' }} size={112} />}
        title={submittedText(task)}
        action={<ButtonLink to={paths.task(task.id)}>{ru.openTask}</ButtonLink>}
      />
    </div>
  )
}
