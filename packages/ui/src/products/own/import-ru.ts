import { counted, NBSP, words } from '@artel/core/format'

const LINES = ['строка', 'строки', 'строк'] as const
const PLACES = ['место', 'места', 'мест'] as const
const DRAFTS = ['черновик', 'черновика', 'черновиков'] as const

/** Words of goods that come out of a table. */
export const importRu = {
  open: 'Загрузить из файла',
  title: 'Товары из таблицы',
  lead: `Каждая строка станет черновиком. Потом добавьте к${NBSP}нему фото и${NBSP}отправьте на${NBSP}проверку.`,
  template: 'Скачать образец',
  templateName: 'Товары для Артели.csv',
  file: 'Файл CSV',
  fileHint: `Из Excel или Google Таблиц: «Сохранить как CSV». До${NBSP}200${NBSP}строк.`,
  choose: 'Выбрать файл',
  orDrop: 'или перетащите сюда',
  text: 'Строки таблицы',
  textHint: 'Их можно и вставить: первая строка — названия столбцов.',
  tooLarge: `Файл больше 1${NBSP}МБ. Разделите его на несколько.`,
  excel: 'Это книга Excel. Откройте её и выберите «Сохранить как» → «CSV».',
  unreadable: 'Файл не удалось прочитать. Выберите его ещё раз.',
  missing: (headings: readonly string[]) => `Нет столбцов: ${headings.join(', ')}. Добавьте их или возьмите образец.`,
  ignored: (headings: readonly string[]) => `Не загружаются столбцы: ${headings.join(', ')}.`,
  noRows: 'Под названиями столбцов пока нет строк.',
  waiting: 'Загружаем разделы каталога',
  ready: (count: number) => `Готово к загрузке: ${counted(count, words.product)}`,
  wrong: (count: number) => `Нужно исправить: ${counted(count, LINES)}`,
  toTariffs: 'Сравнить тарифы',
  noPlaces: (left: number) =>
    left === 0
      ? `В${NBSP}тарифе нет свободных мест. Удалите лишний черновик или смените тариф: строки останутся здесь.`
      : `В${NBSP}тарифе свободно: ${counted(left, PLACES)}. Первые строки займут их, остальные останутся здесь.`,
  rows: 'Строки файла',
  row: (number: number) => `Строка ${number}`,
  cell: (heading: string, number: number) => `${heading}, строка ${number}`,
  untitled: 'Без названия',
  draft: 'будет черновик',
  send: (count: number) => (count === 0 ? 'Создать черновики' : `Создать ${counted(count, DRAFTS)}`),
  cancel: 'Закрыть',
  progress: 'Загружаем товары',
  progressText: (done: number, of: number) => `${done} из ${of}`,
  created: (count: number) => `Создано: ${counted(count, DRAFTS)}`,
  createdText: `Добавьте фото и${NBSP}отправьте каждый на${NBSP}проверку.`,
  createdList: 'Созданные черновики',
  left: (count: number) => `Осталось: ${counted(count, LINES)}. Созданное повторно не${NBSP}загрузится.`,
  interrupted: 'Загрузилась только часть',
  toDrafts: 'К черновикам',
} as const
