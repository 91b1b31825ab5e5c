import { counted, quoted } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { NewNotification } from '../notifications/notifier.ts'
import type { NewTask } from './new-tasks.queries.ts'

/** So many tasks are named; the rest are counted. */
const NAMED = 5

/** What an executor is told of the tasks that have come since the last time; there is one at least. */
export function newTasksNotice(userId: string, tasks: readonly NewTask[]): NewNotification {
  const about = { userId, kind: 'TASK_INTERESTING_NEW' } as const
  const [first] = tasks
  if (first && tasks.length === 1) {
    return {
      ...about,
      title: `Новое задание для вас: ${quoted(first.title)}`,
      text: 'Оно по вашей категории. Откликнитесь, пока мест для откликов хватает.',
      path: paths.task(first.id),
    }
  }
  const rest = tasks.length - NAMED
  const named = tasks.slice(0, NAMED).map(({ title }) => quoted(title))
  return {
    ...about,
    title: `${counted(tasks.length, ['новое задание', 'новых задания', 'новых заданий'])} по вашим категориям`,
    text: `${named.join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}.`,
    path: paths.taskFind(),
  }
}
