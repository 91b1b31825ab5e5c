import { counted, words } from '@artel/core/format'

/** Words of what follows the first screen of a landing page. */
export const ru = {
  costs: 'Сколько это стоит',
  fromPriceLists: 'Из прайс-листов исполнителей: каждую строку назвали хотя бы трое.',
  fromReplies: 'Середина того, что исполнители просили в последних откликах.',
  executors: 'Кого зовут на такую работу',
  allExecutors: (count: number) => `Все: ${counted(count, words.executor)}`,
  everybody: 'Все исполнители',
  opinions: 'Что говорят заказчики',
  opinionsNote: 'О завершённых работах. Цена — та, о которой договорились.',
  questions: 'Вопросы',
  related: 'Рядом с этой услугой',
  below: 'Какие услуги есть',
  from: (sum: string) => `обычно от ${sum}`,
  unit: (unit: string) => `за ${unit}`,
} as const
