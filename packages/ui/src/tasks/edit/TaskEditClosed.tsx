import { paths } from '@artel/core/routes'
import type { TaskEditViewState } from '@artel/core/tasks'
import { Mark } from '../../kit/cover/index.ts'
import { Breadcrumbs, ButtonLink, EmptyState } from '../../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskEditView.module.css'

export interface TaskEditClosedProps {
  taskId: number
  view: Extract<TaskEditViewState, { readonly status: 'closed' }>
}

/** Why the task cannot be changed, and the way back to it. */
export function TaskEditClosed({ taskId, view: { title, taskStatus } }: TaskEditClosedProps) {
  const why = taskStatus in ru.closed ? ru.closed[taskStatus as keyof typeof ru.closed] : ''
  return (
    <div className={css.page}>
      <Breadcrumbs
        items={[
          { label: ru.myTasks, to: paths.myTasks() },
          { label: title, to: paths.task(taskId) },
          { label: ru.title },
        ]}
      />
      <h1>{ru.title}</h1>
      <EmptyState
        mark={<Mark look={{ material: 'paper', object: 'clipboard' }} size={112} />}
        title={ru.closedTitle}
        text={why}
        action={<ButtonLink to={paths.task(taskId)}>{ru.back}</ButtonLink>}
      />
    </div>
  )
}
