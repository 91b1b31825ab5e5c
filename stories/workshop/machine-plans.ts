/** What becomes of a machine of core in the workshop. */
export interface MachinePlan {
  /** What a designer calls it. */
  readonly title: string
  /** Why none of its states is on a screen. Without it each visible state needs a story. */
  readonly backstage?: string
  /** States that no story shows, and why. */
  readonly waived?: Readonly<Record<string, string>>
}

/** Plans by machine id. A machine of core without one fails the check. */
export const machinePlans: Readonly<Record<string, MachinePlan>> = {
  session: {
    title: 'Сеанс',
    waived: {
      loading: 'Пока сеанс узнаётся, страница стоит такой, какой пришла с сервера',
      'signedIn.checking': 'Проверка одобренных заданий ничего не меняет на странице',
      signingOut: 'Пока ответа нет, шапка прежняя; оба исхода — истории «Выход» и «Выход без связи»',
    },
  },
  signIn: { title: 'Вход' },
  cityChooser: { title: 'Выбор города' },
  taskWizard: {
    title: 'Создание задания',
    waived: { 'editing.routing': 'Выбор следующего шага: проходится в тот же миг' },
  },
  taskLifecycle: {
    title: 'Жизнь задания',
    waived: { NEW: 'Задания ещё нет: его форма — «Создание задания»' },
  },
  replyLifecycle: {
    title: 'Жизнь отклика',
    waived: { NEW: 'Отклика ещё нет: его форма — «Форма отклика»' },
  },
  reply: { title: 'Форма отклика' },
  cancelTask: { title: 'Отмена задания' },
  chat: {
    title: 'Чаты',
    waived: {
      relay: 'Раздаёт события соединения остальным; на экране её нет',
      'pin.loading': 'Пока закреплённый чат загружается, список стоит без него',
      'pin.waiting': 'Ждёт перед повторной загрузкой; список стоит без закреплённого',
    },
  },
  chatList: {
    title: 'Список чатов',
    waived: {
      reloading: 'Обновляется за прежним списком; вид тот же, что «Чаты»',
      behind: 'Ждёт перед повторным обновлением; вид тот же, что «Чаты»',
    },
  },
  chatWindow: {
    title: 'Окно чата',
    waived: {
      'ready.reading.waiting': 'Прочитанное отметится позже; на экране ничего не меняется',
      'ready.catchingUp.asking': 'Пропущенное догружается за перепиской; вид не меняется',
      'ready.catchingUp.waiting': 'Ждёт перед повторной догрузкой; вид не меняется',
    },
  },
  composer: { title: 'Поле сообщения' },
  sender: { title: 'Отправка сообщения' },
  socket: {
    title: 'Соединение чата',
    waived: {
      idle: 'До открытия чатов соединения нет, и показывать его негде',
      'open.live.connected': 'Связь есть: о ней ничего не сказано, это любая другая история чата',
      'open.renewing': 'Токен обновляется за тем же «Соединяемся», что и остальные попытки',
    },
  },
  outbox: {
    title: 'Исходящие',
    backstage: 'Одно состояние: очередь сообщений, её видно в «Состояниях сообщений» окна чата',
  },
  unread: {
    title: 'Счёт непрочитанных',
    backstage: 'Из всей машины на экран выходит только число, его истории — в «Шапке»',
  },
  modals: {
    title: 'Окна',
    waived: { chaining: 'Полсекунды между окнами: видна страница без окна' },
  },
  toasts: { title: 'Уведомления' },
}
