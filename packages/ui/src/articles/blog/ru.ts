import { counted, quoted } from '@artel/core/format'

const article = ['статья', 'статьи', 'статей'] as const

/** Words of the blog. */
export const ru = {
  title: 'Наш Блог',
  tabs: 'Рубрики',
  all: 'Все',
  search: 'Найти статью',
  find: 'Найти',
  list: 'Статьи',
  found: (count: number) => counted(count, article),
  tag: (tag: string) => `Метка ${quoted(tag)}`,
  author: (name: string) => `Автор: ${name}`,
  words: (q: string) => `По словам ${quoted(q)}`,
  reset: 'Показать все статьи',
  subscribe: 'Лента RSS',
  nothing: 'Ничего не нашлось',
  nothingText: 'Попробуйте другие слова или посмотрите все рубрики.',
  empty: 'Здесь пока нет статей',
  emptyText: 'Загляните в другие рубрики: там уже есть что почитать.',
  loading: 'Загружаем статьи',
  failed: 'Статьи не загрузились',
} as const
