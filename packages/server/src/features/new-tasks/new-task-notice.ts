import { counted, quoted } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { savedSearchPath } from '@artel/core/tasks'
import type { NewNotification } from '../notifications/notifier.ts'
import type { NewTask } from './new-tasks.queries.ts'

/** So many tasks are named; the rest are counted. */
const NAMED = 5
const NEW_TASKS = ['новое задание', 'новых задания', 'новых заданий'] as const

/** What somebody is told of the tasks that have come since the last time; there is one at least. */
export function newTasksNotice(userId: string, tasks: readonly NewTask[]): NewNotification {
  const about = { userId, kind: 'TASK_INTERESTING_NEW' } as const
  const [first] = tasks
  if (first && tasks.length === 1) {
    return {
      ...about,
      title: `Новое задание для вас: ${quoted(first.title)}`,
      text: first.search
        ? `Его нашёл ваш сохранённый поиск ${quoted(first.search.name)}.`
        : 'Оно по вашей категории. Откликнитесь, пока мест для откликов хватает.',
      path: paths.task(first.id),
    }
  }
  const rest = tasks.length - NAMED
  const named = tasks.slice(0, NAMED).map(({ title }) => quoted(title))
  return {
    ...about,
    title: `${counted(tasks.length, NEW_TASKS)} ${sourceOf(tasks)}`,
    text: `${named.join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}.`,
    path: first?.search && isOfOne(tasks) ? savedSearchPath(first.search) : paths.taskFind(),
  }
}

const isOfOne = ([first, ...more]: readonly NewTask[]) =>
  more.every(({ search }) => search?.query === first?.search?.query)

/** Where the tasks come from, in words that follow their number. */
const sourceOf = (tasks: readonly NewTask[]): string => {
  const search = tasks[0]?.search
  if (isOfOne(tasks)) return search ? `по поиску ${quoted(search.name)}` : 'по вашим категориям'
  return tasks.every((task) => task.search) ? 'по вашим поискам' : 'по вашим категориям и поискам'
}
