import { quoted } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { cancelReasonLabels, rejectionWords, rejectRuleLabels, type TaskCommand } from '@artel/core/tasks'
import type { NewNotification } from '../notifications/notifier.ts'
import type { TaskRow } from './tasks.tables.ts'

type Words = Pick<NewNotification, 'title' | 'text'>
interface Told {
  readonly author?: Words
  readonly executor?: Words
}

/** Whom an event of a task is news to, and in which words; who acted knows already. `hadRevision`: before the event. */
function told(task: TaskRow, event: TaskCommand, hadRevision: boolean): Told {
  const name = quoted(task.title)
  switch (event.type) {
    case 'APPROVE':
      return {
        author: hadRevision
          ? { title: `Изменения в задании ${name} опубликованы`, text: 'Исполнители видят новую версию.' }
          : { title: `Задание ${name} опубликовано`, text: 'Исполнители видят его и могут откликнуться.' },
      }
    case 'REJECT': {
      const text = `${rejectionWords(event)} Исправьте, и мы проверим снова.`
      return {
        author: hadRevision
          ? { title: `Изменения в задании ${name} отклонены`, text: `${text} Пока видна прежняя версия.` }
          : { title: `Задание ${name} отклонено`, text },
      }
    }
    case 'CANCEL_BY_AUTHOR':
      return { executor: { title: `Заказчик отменил задание ${name}`, text: `${cancelReasonLabels[event.reason]}.` } }
    case 'CANCEL_BY_EXECUTOR':
      return {
        author: {
          title: `Исполнитель отказался от задания ${name}`,
          text: `${cancelReasonLabels[event.reason]}. Отклики из запаса можно вернуть в течение 7 дней.`,
        },
      }
    case 'REQUEST_FINISH':
      return {
        author: {
          title: `Работа по заданию ${name} сделана`,
          text: 'Проверьте и завершите задание. Если за 7 дней не возразить, оно завершится само.',
        },
      }
    case 'DECLINE_FINISH':
      return { executor: { title: `Заказчик возражает: задание ${name}`, text: event.comment.trim() } }
    case 'FINISH':
      return { executor: { title: `Задание ${name} завершено`, text: 'Заказчик принял работу.' } }
    case 'AUTO_FINISH': {
      const words = { title: `Задание ${name} завершено`, text: 'За 7 дней возражений не было.' }
      return { author: words, executor: words }
    }
    case 'EXPIRE':
      return {
        author: {
          title: `Задание ${name} ушло в архив`,
          text: 'Срок прошёл. Опубликуйте его снова, если работа нужна.',
        },
      }
    case 'REMOVE': {
      const words = { title: `Задание ${name} снято модерацией`, text: `${rejectRuleLabels[event.rule]}.` }
      return { author: words, executor: words }
    }
    default:
      return {}
  }
}

/** Notifications of an event of a task. The page of a task shows what each of them is about. */
export function taskNotices(task: TaskRow, event: TaskCommand, hadRevision: boolean): NewNotification[] {
  const { author, executor } = told(task, event, hadRevision)
  const kind = event.type === 'APPROVE' ? 'TASKS_APPROVED' : 'TASKS'
  const path = paths.task(task.id)
  return [
    ...(author ? [{ userId: task.author_id, kind, path, ...author } as const] : []),
    ...(executor && task.executor_id !== null ? [{ userId: task.executor_id, kind, path, ...executor } as const] : []),
  ]
}

/** Three days before a task expires its author can still do something about it. */
export const expiryNotice = ({
  id,
  author_id,
  title,
}: Pick<TaskRow, 'id' | 'author_id' | 'title'>): NewNotification => ({
  userId: author_id,
  kind: 'TASKS',
  title: `Срок задания ${quoted(title)} скоро пройдёт`,
  text: 'Выберите исполнителя или измените срок, иначе задание уйдёт в архив.',
  path: paths.task(id),
})
