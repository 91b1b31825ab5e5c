import { counted, words } from '@artel/core/format'

const whole = new Intl.NumberFormat('ru-RU')

/** Words of the chats. */
export const ru = {
  chats: 'Чаты',
  search: 'Поиск по чатам',
  searchPlaceholder: 'Имя, задание или сообщение',
  clearSearch: 'Очистить поиск',
  pinned: 'Закреплённый чат',
  pin: 'Закрепить чат',
  unpin: 'Открепить чат',
  own: 'Вы: ',
  /** What stands for a message of files alone. */
  files: (count: number) => (count === 0 ? '' : count === 1 ? 'Файл' : counted(count, words.file)),
  unread: (count: number) => counted(count, ['непрочитанное', 'непрочитанных', 'непрочитанных']),
  more: 'Показать ещё',
  moreFailed: 'Не удалось загрузить остальные чаты.',
  loadingList: 'Загружаем чаты',
  listFailed: 'Не удалось загрузить чаты',
  empty: 'Чатов пока нет',
  emptyText: 'Чат появится, когда на ваше задание откликнутся или вы откликнетесь на чужое.',
  findTask: 'Найти задание',
  nothingFound: 'Ничего не нашлось',
  nothingFoundText: 'Проверьте, нет ли опечатки, или поищите иначе: по имени, заданию или словам из переписки.',
  screenFailed: 'Чаты не открылись',
  screenFailedText: 'Проверьте связь и попробуйте ещё раз. Сообщения на месте.',

  toList: 'Все чаты',
  deal: 'Задание',
  toTask: 'К заданию',
  choose: (price: string) => `Выбрать за ${price}`,
  chooseAny: 'Выбрать',
  openChat: 'Переписка',
  noChat: 'Выберите чат',
  noChatText: 'Переписка по заданию откроется здесь.',
  loadingChat: 'Загружаем переписку',
  chatFailed: 'Не удалось открыть чат',
  notFound: 'Чат не найден',
  notFoundText: 'Такого чата нет, или он принадлежит другим людям.',
  removed: 'Чат удалён',
  removedText: 'Этой переписки больше нет. Остальные чаты на месте.',

  loadingOlder: 'Загружаем переписку',
  olderFailed: 'Не удалось загрузить переписку.',
  retry: 'Повторить',
  beginning: 'Начало переписки',
  newMessages: 'Новые сообщения',
  toLatest: 'К последним сообщениям',
  noMessages: 'Сообщений пока нет. Напишите первым: обсудите детали, сроки и цену.',
  ownAuthor: 'Вы:',
  author: (name: string) => `${name}:`,
  states: {
    queued: 'Отправляется',
    sending: 'Отправляется',
    sent: 'Отправлено',
    read: 'Прочитано',
    failed: 'Не отправлено',
  },
  discard: 'Удалить',
  arrived: (count: number) => `Новое в чате: ${counted(count, words.message)}`,

  message: 'Сообщение',
  messageHint: 'Enter отправляет, Shift и Enter вместе начинают новую строку.',
  send: 'Отправить',
  length: (length: number, limit: number) => `${whole.format(length)} из ${counted(limit, words.symbol)}`,
  tooLong: (extra: number) => `Лишних символов: ${whole.format(extra)}`,
  closed: 'Чат закрыт: писать в него больше нельзя. Переписка останется у вас.',

  connection: {
    offline: 'Нет связи. Сообщения уйдут, когда она вернётся',
    connecting: 'Соединяемся…',
    unauthorised: 'Сеанс завершён, войдите снова',
  },
  signIn: 'Войти',

  /** What comes next in the deal, in a few words, for each side. */
  nextSteps: {
    client: {
      PENDING: 'Модератор проверяет задание',
      APPROVED: 'Выберите исполнителя',
      IN_PROGRESS: 'Завершите, когда всё готово',
      FINISHED: 'Вы приняли работу',
      ARCHIVED: 'Срок задания вышел',
      CANCELED: 'Сделка не состоялась',
      REJECTED: 'Задание не прошло проверку',
    },
    executor: {
      PENDING: 'Модератор проверяет задание',
      APPROVED: 'Заказчик выбирает',
      IN_PROGRESS: 'Исполнитель выбран',
      FINISHED: 'Заказчик принял работу',
      ARCHIVED: 'Срок задания вышел',
      CANCELED: 'Сделка не состоялась',
      REJECTED: 'Задание не прошло проверку',
    },
  },
} as const
