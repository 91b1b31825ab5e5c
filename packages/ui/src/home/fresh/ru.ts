import { counted, plural, words } from '@artel/core/format'

/** Words of the tasks that wait, on the home page. */
export const ru = {
  waiting: (count: number) => `${counted(count, words.task)} ${plural(count, ['ждёт', 'ждут', 'ждут'])} мастера`,
  many: (cap: number) => `Больше ${counted(cap, ['задания', 'заданий', 'заданий'])} ждут мастера`,
  none: 'Открытых заданий пока нет',
  country: 'По всей России',
  text: 'Откликайтесь на те, что рядом: назовите цену и срок, и откроется чат с заказчиком.',
  look: 'Смотреть задания',
  become: 'Стать исполнителем',
} as const
