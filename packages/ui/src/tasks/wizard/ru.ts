import { counted, formatNumber, quoted, words } from '@artel/core/format'
import type { WizardStep } from '@artel/core/tasks'
import { taskRules } from '@artel/core/validators'

const stepNames = {
  what: 'Задача',
  details: 'Детали',
  where: 'Где',
  when: 'Когда',
  budget: 'Бюджет',
  contacts: 'Связь',
  review: 'Проверка',
} satisfies Record<WizardStep, string>

/** Words of posting a task. */
export const ru = {
  title: 'Создать задание',
  next: 'Дальше',
  publish: 'Опубликовать задание',
  noScript: 'Чтобы создать задание, включите в браузере JavaScript.',
  stepNames,
  headings: {
    what: 'С чем вам помочь?',
    details: 'Расскажите подробнее',
    where: 'Где нужна работа?',
    when: 'Когда нужна работа?',
    budget: 'Сколько вы готовы заплатить?',
    contacts: 'Как исполнителям с вами связаться?',
    review: 'Всё верно?',
  } satisfies Record<WizardStep, string>,
  errors: (count: number) =>
    count === 1 ? 'Исправьте одну ошибку' : `Исправьте ${counted(count, ['ошибку', 'ошибки', 'ошибок'])}`,

  taskTitle: `${taskRules.title.label}?`,
  taskTitlePlaceholder: 'Например, собрать шкаф',
  suggestions: 'Похоже на это',
  branch: (name: string) => `${name}: что именно?`,
  category: 'Категория',
  categoryHint: 'Начните печатать или выберите из списка.',
  categoryHintOther: 'Не то? Найдите свою.',
  categoryPlaceholder: 'Например, сборка мебели',
  categoryEmpty: 'Такой категории нет. Попробуйте другое слово.',

  description: taskRules.description.label,
  descriptionHint: (min: number) =>
    `Что сделать, какие нужны материалы, о чём важно знать заранее. Не меньше ${min} символов.`,
  typed: (length: number, max: number) => `${formatNumber(length)} из ${formatNumber(max)}`,
  typedShort: (left: number) => `Ещё хотя бы ${counted(left, words.symbol)}`,
  limitShort: (min: number) => `Описание пока короче ${min} символов`,
  limitNear: (left: number) => `До предела меньше ${left} символов`,
  limitOver: (max: number) => `Описание длиннее ${formatNumber(max)} символов`,
  files: 'Фото и документы',
  filesHint: 'По фото исполнители точнее назовут цену. Первое будет видно раньше других.',
  filesHintGuest: 'До входа файлы хранятся только на этой странице, поэтому не закрывайте её.',
  filesPartFailed: 'Не получилось открыть место для файлов',
  filesMissing: (names: readonly string[]) => `Ещё не отправлены: ${names.join(', ')}`,
  filesLost: 'Эти файлы нужно выбрать снова',
  filesLostText: (names: readonly string[]) =>
    `${names.join(', ')}. Страница закрылась до отправки, или с загрузки прошли сутки.`,
  filesLostRead: 'Понятно',
  filesComing: 'Загружаем файлы',
  filesComingText: (count: number) => `Осталось: ${counted(count, words.file)}. Сразу после этого опубликуем задание.`,
  notChosen: 'Не указано',
  yes: 'Да',
  no: 'Нет',

  executorsMatch: (count: number, city: string | null) =>
    `${city ?? 'По всей России'}: ${counted(count, words.executor)} по этой категории.`,
  nobodyMatches: (city: string | null) =>
    city === null
      ? 'По этой категории пока никого нет. Задание останется на доске, и новые исполнители его увидят.'
      : `${city}: по этой категории пока никого нет. Задание увидят на доске и исполнители из других городов.`,

  place: 'Место работы',
  places: {
    CLIENT: { label: 'У меня', hint: 'Исполнитель приедет к вам' },
    EXECUTOR: { label: 'У исполнителя', hint: 'Вы приедете или привезёте' },
    REMOTE: { label: 'Удалённо', hint: 'Встречаться не нужно' },
  },
  city: 'Город',
  address: taskRules.addressDetail.label,
  addressFailed: 'Поле адреса не загрузилось',
  pin: 'Точка на карте',
  pinPut: 'Поставлена',

  date: 'Срок',
  dates: {
    ASAP: { label: 'Как можно скорее', hint: 'Исполнители поймут, что дело срочное' },
    EXACT: { label: 'Точная дата', hint: 'Работа нужна в этот день' },
    PERIOD: { label: 'Период', hint: 'Подойдёт любой день из нескольких' },
    FLEXIBLE: { label: 'Дата не важна', hint: 'О времени договоритесь в чате' },
  },
  day: 'Дата',
  from: 'С',
  to: 'По',

  budget: 'Бюджет',
  budgets: {
    FIXED: { label: 'Точная сумма', hint: 'Вы знаете, сколько это стоит' },
    RANGE: { label: 'От и до', hint: 'Цена зависит от исполнителя и работы' },
    NEGOTIABLE: { label: 'По договорённости', hint: 'Исполнители предложат свою цену' },
  },
  typical: (sum: string) => `Обычно просят около ${sum}`,
  typicalOf: (category: string) => `Середина цен из недавних откликов: ${quoted(category)}.`,
  sum: 'Сумма',
  sumFrom: 'От',
  sumTo: 'До',

  contact: 'Как связаться',
  contacts: {
    CHAT: { label: 'Только чат', hint: 'Номер телефона никто не увидит' },
    CHAT_AND_PHONE: { label: 'Чат и телефон', hint: 'Подтверждённый номер увидит только выбранный исполнитель' },
  },
  whoMayReply: 'Кто может откликнуться',
  verifiedOnly: 'Только проверенные исполнители',
  verifiedOnlyHint: 'Мы проверили их документы. Откликов будет меньше.',
  anyone: 'Любой исполнитель',

  change: 'Изменить',
  changeStep: (step: WizardStep) => `Изменить: ${stepNames[step]}`,
  unfinished: 'Здесь нужно кое-что исправить.',

  contactsFound: 'Похоже, в тексте есть контакты',
  contactsFoundText:
    'Такое задание сначала посмотрит модератор, и оно появится позже. Писать контакты необязательно: для связи есть чат.',

  draftKept: 'Мы сохранили черновик',
  draftKeptText: (when: string) => `Последние изменения: ${when}. Можно продолжать с того же места.`,
  startOver: 'Начать заново',
  startOverTitle: 'Начать заново?',
  discardText: 'Черновик удалится, вернуть его не получится.',
  draftAside: (title: string) => (title === '' ? 'У вас есть черновик' : `У вас есть черновик ${quoted(title)}`),
  draftAsideText: (when: string) => `Последние изменения: ${when}.`,
  takeUp: 'Открыть черновик',
  forget: 'Удалить черновик',
  forgetTitle: 'Удалить черновик?',

  refused: 'Не получилось опубликовать',
  keptOffline: 'Задание пока не отправлено',
  keptOfflineText: 'Задание сохранено на этом устройстве и никуда не денется.',
  onlineAgain: 'Связь вернулась',
  onlineAgainText: 'Осталось отправить задание.',
  sendAgain: 'Отправить ещё раз',
  signIn: {
    guest: { title: 'Осталось войти', text: 'Сразу после входа мы опубликуем задание сами.' },
    expired: { title: 'Сеанс завершён', text: 'Войдите ещё раз. Задание на месте, после входа мы его опубликуем.' },
  },

  published: 'Задание опубликовано',
  sentToModeration: 'Задание отправлено на проверку',
  openTask: 'Перейти к заданию',

  staffTitle: 'Задания создают заказчики и исполнители',
  staffText: 'Вы вошли как сотрудник площадки. Чтобы разместить задание, войдите со своей личной учётной записью.',
  toBoard: 'Посмотреть задания',
} as const
