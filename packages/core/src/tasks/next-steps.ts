import { AUTO_FINISH_DAYS } from '../contract/task-terms.ts'
import type { Task, TaskStatus } from '../contract/tasks.ts'
import { counted, words } from '../format/index.ts'
import type { TaskViewerKind } from './task-labels.ts'

const days = (count: number) => counted(count, words.day)

interface Steps extends Readonly<Partial<Record<TaskViewerKind, string>>> {
  readonly everyone: string
}

const steps: Readonly<Record<TaskStatus, Steps>> = {
  PENDING: {
    AUTHOR: 'Модератор проверяет задание. Как только оно появится на доске, исполнители смогут откликнуться.',
    STAFF: 'Проверьте задание: опубликуйте его или отклоните по одному из правил.',
    everyone: 'Задание на проверке и скоро появится на доске.',
  },
  APPROVED: {
    GUEST: 'Войдите как исполнитель, чтобы предложить свою цену и написать заказчику.',
    AUTHOR: 'Исполнители видят задание и откликаются. Сравните цены, обсудите детали в чате и выберите исполнителя.',
    CANDIDATE: 'Вы откликнулись. Заказчик получил вашу цену, детали можно обсудить в чате.',
    OTHER: 'Заказчик ждёт откликов. Предложите свою цену, и откроется чат с заказчиком.',
    STAFF: 'Задание опубликовано и принимает отклики.',
    everyone: 'Заказчик выбирает исполнителя.',
  },
  IN_PROGRESS: {
    AUTHOR: 'Исполнитель за работой, договорённости сохраняются в чате. Когда всё будет готово, завершите задание.',
    EXECUTOR: 'Вас выбрали. Выполните работу и сообщите о завершении, заказчик её примет.',
    CANDIDATE: 'Заказчик выбрал другого исполнителя. Ваш отклик остаётся в запасе.',
    everyone: 'Исполнитель выбран, работа идёт.',
  },
  FINISHED: {
    AUTHOR: 'Работа принята. Переписка с исполнителем осталась в чате.',
    EXECUTOR: 'Заказчик принял работу. Спасибо!',
    CANDIDATE: 'Работу выполнил другой исполнитель. Посмотрите новые задания.',
    everyone: 'Работа выполнена и принята заказчиком.',
  },
  ARCHIVED: {
    AUTHOR: 'Срок задания вышел, новые отклики не принимаются. Опубликуйте его снова, если работа ещё нужна.',
    CANDIDATE: 'Срок задания вышел, исполнитель не выбран.',
    everyone: 'Срок задания вышел, отклики больше не принимаются.',
  },
  CANCELED: {
    AUTHOR: 'Задание отменено. Опубликуйте его снова, если работа ещё нужна.',
    EXECUTOR: 'Задание отменено. Посмотрите другие задания на доске.',
    CANDIDATE: 'Заказчик больше не ищет исполнителя по этому заданию. Посмотрите другие на доске.',
    everyone: 'Задание отменено, отклики не принимаются.',
  },
  REJECTED: {
    AUTHOR: 'Модератор отклонил задание. Исправьте то, что не прошло, и отправьте его на проверку снова.',
    STAFF: 'Задание отклонено, автор видит причину.',
    everyone: 'Задание не прошло проверку.',
  },
}

const afterReport: Readonly<Partial<Record<TaskViewerKind, string>>> = {
  AUTHOR: `Исполнитель сообщил, что работа сделана. Завершите задание или возразите: через ${days(AUTO_FINISH_DAYS)} оно завершится само.`,
  EXECUTOR: `Вы сообщили о завершении. Если заказчик не возразит, через ${days(AUTO_FINISH_DAYS)} задание завершится само.`,
}
const withRevision: Readonly<Partial<Record<TaskViewerKind, string>>> = {
  AUTHOR: 'Изменения проверяет модератор. Пока исполнители видят прежнюю версию.',
  STAFF: 'Автор изменил опубликованное задание: опубликуйте изменения или отклоните их.',
}

/** What the sentence is chosen by. */
type Stage = Pick<Task, 'status' | 'viewer' | 'finishRequestedAt' | 'isRevised'>

/** «Что дальше»: one or two sentences for the viewer of a task in a state. */
export const nextStep = ({ status, viewer, finishRequestedAt, isRevised }: Stage): string => {
  const special = finishRequestedAt !== null && status === 'IN_PROGRESS' ? afterReport[viewer] : undefined
  const revised = isRevised && status === 'APPROVED' ? withRevision[viewer] : undefined
  return special ?? revised ?? steps[status][viewer] ?? steps[status].everyone
}
