import { ru as landing } from './ru.ts'

/** Words of pages that stand for themselves as administrators write them. */
export const ru = {
  toList: 'Все страницы и услуги',
  onSite: 'Открыть на сайте',
  failed: 'Слова страницы не загрузились',
  fields: {
    title: 'Заголовок',
    lead: 'Вступление',
    pointsTitle: 'Заголовок шагов',
    points: 'Шаги',
    questionsTitle: 'Заголовок вопросов',
    questions: 'Вопросы',
  },
  leadHint: 'Стоит под заголовком',
  pointTitle: (number: number) => `Шаг ${number}`,
  pointText: (number: number) => `Текст шага ${number}`,
  addPoint: 'Добавить шаг',
  removePoint: (number: number) => `Удалить шаг ${number}`,
  save: 'Сохранить',
  saved: (name: string) => `${name}: слова сохранены`,
  preview: 'Как увидят на сайте',
  previewFailed: 'Страница не загрузилась',
  restoreText: landing.restoreText,
} as const
