import { NBSP, plural } from '@artel/core/format'
import { WINDOW_FAILED } from '../lists/index.ts'

const MANY = ['категориях', 'категориях'] as const

/** Words of the task board; apart from the task page's, so that each loads its own. */
export const ru = {
  title: 'Все задания',
  moreThan: 'больше ',
  search: 'Что ищете',
  searchPlaceholder: 'Например, сборка шкафа',
  categories: 'Категории',
  allCategories: 'Все категории',
  several: 'Выбрать несколько',
  severalAgain: 'Изменить выбор',
  inCategories: (count: number) => `Задания в${NBSP}${count}${NBSP}${plural(count, ['категории', ...MANY])}`,
  noCategory: (count: number) =>
    count === 1
      ? 'Категории из ссылки больше нет: показываем задания без неё.'
      : 'Некоторых категорий из ссылки больше нет: показываем задания без них.',
  chooserFailed: WINDOW_FAILED,
  cityAbout: 'Покажем задания в нём. Ваш город останется прежним.',
  ticksHint: 'Чтобы оставить только часть раздела, снимите галочку с него самого.',
  place: 'Где работать',
  anyPlace: 'Место не важно',
  budgetPart: 'Бюджет, ₽',
  budget: 'Бюджет от',
  budgetTo: 'Бюджет до',
  from: 'от',
  to: 'до',
  radius: 'Радиус',
  cityItself: 'Только город',
  around: (radius: number) => `до ${radius}${NBSP}км вокруг`,
  whenPart: 'Когда',
  dateFrom: 'Работа с',
  dateTo: 'Работа по',
  more: 'Ещё',
  onlyFew: 'Меньше 5 откликов',
  onlyVerified: 'Только проверенным',
  filtersFailed: 'Фильтры не загрузились',
  list: 'Список',
  map: 'Карта',
  view: 'Вид',
  onPin: (cityName: string) => `Задания здесь: ${cityName}`,
  closePin: 'Закрыть карточку',
  noReplies: 'Откликов нет',
  mapFailed: 'Карта не загрузилась',
  reset: 'Сбросить условия',
  everywhere: 'Искать по всей России',
  empty: 'Ничего не нашлось',
  mendFilters: 'Исправьте фильтры',
  turnBack: 'Поменять местами',
  emptyText: 'Попробуйте убрать часть условий или изменить запрос.',
  failed: 'Не удалось загрузить задания',
  loading: 'Загружаем задания',
} as const
