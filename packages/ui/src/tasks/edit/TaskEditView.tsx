import type { CategoryIndex } from '@artel/core/categories'
import { paths } from '@artel/core/routes'
import type { TaskEditEvent, TaskEditViewState, WizardField, WizardValues } from '@artel/core/tasks'
import type { FormEvent, ReactNode } from 'react'
import { PanelForm } from '../../forms/index.ts'
import { Breadcrumbs, FormErrorSummary } from '../../kit/index.ts'
import { errorList } from '../wizard/error-list.ts'
import { EditFields } from './EditFields.tsx'
import { EditNotices } from './EditNotices.tsx'
import { EditOutcome } from './EditOutcome.tsx'
import { ru } from './ru.ts'
import css from './TaskEditView.module.css'

export interface TaskEditViewProps {
  taskId: number
  view: Extract<TaskEditViewState, { readonly status: 'editing' | 'saving' }>
  /** How often something stood in the way; each new time brings focus to the summary of errors. */
  attempt: number
  categories: CategoryIndex
  /** «Город» and «Адрес». */
  place: ReactNode
  /** Photos and papers. */
  files?: ReactNode
  /** The server's page before scripts: nothing typed would be kept, so nothing can be typed. */
  isInert?: boolean
  send: (event: TaskEditEvent) => void
}

/** Changing a task of one's own (product §2.4): all of it on one page, and what a change will lead to. */
export function TaskEditView({
  taskId,
  view,
  attempt,
  categories,
  place,
  files,
  isInert = false,
  send,
}: TaskEditViewProps) {
  const { fields } = view
  const errors = errorList(fields)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'task.save' })
  }
  const change = <F extends WizardField>(name: F, value: WizardValues[F]) =>
    send({ type: 'field.change', name, value } as TaskEditEvent)
  return (
    <div className={css.page}>
      <Breadcrumbs
        items={[
          { label: ru.myTasks, to: paths.myTasks() },
          { label: fields.values.title || ru.title, to: paths.task(taskId) },
          { label: ru.title },
        ]}
      />
      <h1>{ru.title}</h1>
      <EditNotices view={view} attempt={attempt} categories={categories} send={send} />
      <PanelForm onSubmit={submit} inert={isInert || view.status === 'saving'} aria-busy={view.status === 'saving'}>
        <FormErrorSummary title={ru.errors(errors.length)} errors={errors} attempt={attempt} />
        <EditFields
          fields={fields}
          isCategoryLocked={view.isCategoryLocked}
          categories={categories}
          place={place}
          files={files}
          onChange={change}
        />
        <EditOutcome view={view} taskId={taskId} />
      </PanelForm>
    </div>
  )
}
