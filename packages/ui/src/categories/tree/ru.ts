import { counted, words } from '@artel/core/format'

/** Words of the trees of categories. */
export const ru = {
  executors: {
    title: 'Категории исполнителей',
    everywhere: 'Сколько исполнителей работает в каждой категории по всей России.',
    inCity: (city: string) => `Сколько исполнителей работает в каждой категории. Город: ${city}.`,
    all: 'Все исполнители',
  },
  tasks: {
    title: 'Все категории',
    everywhere: 'Сколько открытых заданий ждёт исполнителя в каждой категории по всей России.',
    all: 'Все открытые задания',
  },
  search: 'Найти категорию',
  placeholder: 'Например, обои',
  find: 'Найти',
  showAll: 'Показать все',
  found: (count: number) => counted(count, words.category),
  empty: 'Такой категории нет',
  emptyText: 'Попробуйте другое слово или опишите задание: категорию подберём сами.',
  create: 'Создать задание',
} as const
