import type { GlobalTypes } from 'storybook/internal/types'
import type { Setting } from '../stories/workshop/toolbar-news.ts'

interface Offered {
  readonly value: string
  readonly title: string
}

/** What the toolbar offers, in its order; each is a global of Storybook and part of a story's address. */
export const toolbar: readonly {
  readonly setting: Setting
  readonly title: string
  readonly offers: readonly Offered[]
}[] = [
  {
    setting: 'theme',
    title: 'Тема',
    offers: [
      { value: 'light', title: 'Светлая' },
      { value: 'dark', title: 'Тёмная' },
      { value: 'system', title: 'Как в системе' },
    ],
  },
  {
    setting: 'viewer',
    title: 'Кто смотрит',
    offers: [
      { value: 'guest', title: 'Гость' },
      { value: 'client', title: 'Клиент' },
      { value: 'company', title: 'Исполнитель, ООО' },
      { value: 'executor', title: 'Исполнитель, ИП' },
      { value: 'selfEmployed', title: 'Исполнитель, самозанятый' },
      { value: 'moderator', title: 'Модератор' },
    ],
  },
  {
    setting: 'network',
    title: 'Сеть',
    offers: [
      { value: 'normal', title: 'Сеть в порядке' },
      { value: 'slow', title: 'Медленно' },
      { value: 'empty', title: 'Пусто' },
      { value: 'unauthorised', title: '401: сеанс завершён' },
      { value: 'error', title: '500: сервер сломался' },
      { value: 'offline', title: 'Офлайн' },
    ],
  },
  {
    setting: 'text',
    title: 'Длина текста',
    offers: [
      { value: 'normal', title: 'Обычный текст' },
      { value: 'long', title: 'Длинный текст' },
      { value: 'huge', title: 'Очень длинный текст' },
    ],
  },
]

/** The settings as Storybook knows them; `SettingTools` shows them. */
export const globalTypes: GlobalTypes = Object.fromEntries(
  toolbar.map(({ setting, title }) => [setting, { description: title }]),
)
