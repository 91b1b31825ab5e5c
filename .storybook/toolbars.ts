import type { GlobalTypes } from 'storybook/internal/types'

/** What the toolbar offers besides the width: each is a global of Storybook and part of a story's address. */
export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Тема',
    toolbar: {
      title: 'Тема',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Светлая', icon: 'sun' },
        { value: 'dark', title: 'Тёмная', icon: 'moon' },
        { value: 'system', title: 'Как в системе', icon: 'browser' },
      ],
    },
  },
  viewer: {
    description: 'Кто смотрит: экраны с сетью',
    toolbar: {
      title: 'Кто смотрит',
      dynamicTitle: true,
      items: [
        { value: 'guest', title: 'Гость', icon: 'user' },
        { value: 'client', title: 'Клиент', icon: 'useralt' },
        { value: 'company', title: 'Исполнитель, ООО', icon: 'users' },
        { value: 'executor', title: 'Исполнитель, ИП', icon: 'useralt' },
        { value: 'selfEmployed', title: 'Исполнитель, самозанятый', icon: 'useralt' },
        { value: 'moderator', title: 'Модератор', icon: 'shield' },
      ],
    },
  },
  network: {
    description: 'Сеть: экраны с сетью',
    toolbar: {
      title: 'Сеть',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Сеть в порядке', icon: 'globe' },
        { value: 'slow', title: 'Медленно', icon: 'timer' },
        { value: 'empty', title: 'Пусто', icon: 'outbox' },
        { value: 'unauthorised', title: '401: сеанс завершён', icon: 'lock' },
        { value: 'error', title: '500: сервер сломался', icon: 'alert' },
        { value: 'offline', title: 'Офлайн', icon: 'lightningoff' },
      ],
    },
  },
  text: {
    description: 'Длина текста',
    toolbar: {
      title: 'Текст',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Обычный текст', icon: 'paragraph' },
        { value: 'long', title: 'Длинный текст', icon: 'paragraph' },
        { value: 'huge', title: 'Очень длинный текст', icon: 'paragraph' },
      ],
    },
  },
}
