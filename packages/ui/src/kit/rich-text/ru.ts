import { NBSP } from '@artel/core/format'

/** Words of the editor. */
export const ru = {
  toolbar: 'Оформление текста',
  bold: 'Жирный',
  italic: 'Курсив',
  link: 'Ссылка',
  heading: 'Заголовок',
  subheading: 'Подзаголовок',
  quote: 'Цитата',
  list: 'Список',
  ordered: 'Нумерованный список',
  picture: 'Добавить картинку',
  undo: 'Отменить',
  redo: 'Вернуть',
  address: 'Адрес ссылки',
  addressHint: 'Начинается с https:// или с /',
  addressWrong: 'Ссылка начинается с https:// или с /',
  setLink: 'Поставить ссылку',
  removeLink: 'Убрать ссылку',
  alt: 'Что на картинке',
  altHint: 'Для тех, кто её не видит',
  removePicture: 'Убрать картинку',
  uploading: (percent: number) => (percent > 0 ? `Загружаем картинку: ${percent}${NBSP}%` : 'Загружаем картинку'),
  uploadFailed: 'Картинка не загрузилась. Попробуйте ещё раз.',
  keys: 'Alt + F10 ведёт к оформлению, Escape возвращает к тексту.',
  failed: 'Редактор не загрузился',
} as const
