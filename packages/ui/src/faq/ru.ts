import { counted } from '@artel/core/format'

const question = ['вопрос', 'вопроса', 'вопросов'] as const
const answer = ['ответ', 'ответа', 'ответов'] as const

/** Words of the help. */
export const ru = {
  title: 'Помощь',
  lead: 'Чем помочь?',
  search: 'Вопрос',
  placeholder: 'Например, как вернуть отклик',
  find: 'Найти',
  sections: 'Разделы помощи',
  often: 'Часто спрашивают',
  questions: (count: number) => counted(count, question),
  audience: { ALL: null, CLIENT: 'Заказчикам', EXECUTOR: 'Исполнителям' },
  searching: 'Ищем ответы',
  found: (count: number) => `Нашлось: ${counted(count, answer)}`,
  results: 'Что нашлось',
  toSections: 'Все разделы',
  failed: 'Поиск не получился',
  nothing: (typed: string) => `По запросу «${typed}» ответа нет`,
  nothingText: 'Попробуйте другие слова или спросите нас: ответит человек, а не программа.',
  helped: 'Ответ помог?',
  yes: 'Да',
  no: 'Нет',
  thanks: 'Спасибо! Передумаете — нажмите другую кнопку.',
  sorry: 'Жаль. Спросите нас, ответим на ваш случай.',
  notRated: 'Не удалось сохранить. Попробуйте ещё раз.',
  related: 'Читайте дальше',
  notFound: 'Не нашли ответ?',
  notFoundText: 'Напишите нам. Ответ придёт на почту, а если вы вошли — ещё и в уведомления.',
  ask: 'Задать вопрос',
  ownNotLoaded: 'Не удалось открыть ваши вопросы',
} as const

/** What many ask first: words that lead into the search. */
export const frequent = [
  'Не приходит письмо',
  'Как выбрать исполнителя',
  'Отменить задание',
  'Проверка документов',
] as const
