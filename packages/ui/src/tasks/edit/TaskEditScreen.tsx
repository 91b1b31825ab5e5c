import { categoryQueries, indexCategories } from '@artel/core/categories'
import type { EditableTask } from '@artel/core/contract'
import { selectTaskEdit, type TaskEditEvent, taskQueries } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useIsLive } from '../../forms/index.ts'
import { Skeleton, usePageTime } from '../../kit/index.ts'
import { lazyPart } from '../../kit/lazy/index.ts'
import { PersonalArea } from '../../personal-area/index.ts'
import { useServices } from '../../services/index.ts'
import { PlaceFields } from '../wizard/PlaceFields.tsx'
import { ru } from '../wizard/ru.ts'
import { TaskEditClosed } from './TaskEditClosed.tsx'
import { TaskEditView } from './TaskEditView.tsx'
import { useEditAttempts, useSavedTask, useTaskEdit } from './use-task-edit.ts'

const EditFiles = lazyPart(async () => (await import('./EditFiles.tsx')).EditFiles)

function Edit({ task, isLive }: { task: EditableTask; isLive: boolean }) {
  const { api, report } = useServices()
  const { data: tree } = useSuspenseQuery(categoryQueries(api, report).tree())
  const categories = useMemo(() => indexCategories(tree), [tree])
  const actor = useTaskEdit(task, categories, isLive)
  const view = useSelector(actor, selectTaskEdit)
  const attempt = useEditAttempts(actor)
  useSavedTask(actor)
  if (view.status === 'saved') return null
  if (view.status === 'closed') return <TaskEditClosed taskId={task.id} view={view} />
  return (
    <TaskEditView
      taskId={task.id}
      view={view}
      attempt={attempt}
      categories={categories}
      isInert={!isLive}
      place={
        <PlaceFields
          view={view.fields}
          onChange={(name, value) => actor.send({ type: 'field.change', name, value } as TaskEditEvent)}
        />
      }
      files={
        isLive && (
          <EditFiles
            edit={actor}
            error={view.fields.errors.files}
            fallback={<Skeleton shape="control" />}
            failed={ru.filesPartFailed}
          />
        )
      }
      send={(event) => actor.send(event)}
    />
  )
}

/** Changing a task over its machine, from the task as it was when the page was opened. */
export function TaskEditScreen({ id }: { id: number }) {
  const { api } = useServices()
  const { timeZone } = usePageTime()
  const { data } = useSuspenseQuery(taskQueries(api).edit(id))
  // What becomes of it later is told when it is saved: fields do not change under the author's hands.
  const [task] = useState(data)
  // The server knows neither what was typed before nor, at the first visit, the zone.
  const isLive = useIsLive()
  return (
    <PersonalArea>
      <Edit key={JSON.stringify([isLive, timeZone])} task={task} isLive={isLive} />
    </PersonalArea>
  )
}
