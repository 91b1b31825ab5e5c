/** What becomes of a machine of core in the workshop. */
export interface MachinePlan {
  /** What a designer calls it. */
  readonly title: string
  /** Why none of its states is on a screen. Without it each visible state needs a story. */
  readonly backstage?: string
  /** States that no story shows, and why. */
  readonly waived?: Readonly<Record<string, string>>
  /** What the panel sends with an event that is nothing without its data, when nothing is typed there. */
  readonly samples?: Readonly<Record<string, object>>
}

/** Every form listens to the same events. */
const typing = (name: string, value: string) => ({ 'field.change': { name, value }, 'field.blur': { name } })

/** Plans by machine id. A machine of core without one fails the check. */
export const machinePlans: Readonly<Record<string, MachinePlan>> = {
  session: {
    title: 'Сеанс',
    waived: {
      'loading.unknown': 'Пока сеанс узнаётся, страница стоит такой, какой пришла с сервера',
      'loading.signingIn': 'Пока вошедший узнаётся, окно входа стоит как «Отправка»',
      'signedIn.account.current': 'Вид тот же, что у вошедшего в «Шапке»',
      'signedIn.account.reloading': 'Учётная запись обновляется за прежней страницей',
      'signedIn.tokens.refreshing': 'Обновление токенов ничего не меняет на странице',
      'signedIn.approvedTask.checking': 'Проверка одобренных заданий ничего не меняет на странице',
      'signedIn.approvedTask.settled': 'Вид тот же, что у вошедшего в «Шапке»',
      'signedIn.tariff.loading': 'Загрузка тарифа ничего не меняет на странице',
      'signedIn.tariff.settled': 'Вид тот же, что у вошедшего в «Шапке»',
      signingOut: 'Пока ответа нет, шапка прежняя; оба исхода — истории «Выход» и «Выход без связи»',
    },
  },
  signIn: { title: 'Вход', samples: typing('login', 'client@artel.test') },
  registrationClient: {
    title: 'Регистрация заказчика',
    backstage: 'Страница «Регистрация» ещё не нарисована: машина готова раньше экрана',
  },
  registrationExecutor: {
    title: 'Регистрация исполнителя',
    backstage: 'Страница «Стать исполнителем» ещё не нарисована: машина готова раньше экрана',
  },
  registrationByEmail: {
    title: 'Регистрация по почте',
    backstage: 'Окно ещё не нарисовано: машина готова раньше экрана',
  },
  confirmEmail: {
    title: 'Подтверждение почты',
    backstage: 'Страница по ссылке из письма ещё не нарисована: машина готова раньше экрана',
  },
  resetPassword: {
    title: 'Восстановление пароля',
    backstage: 'Страница «Восстановление пароля» ещё не нарисована: машина готова раньше экрана',
  },
  askReset: {
    title: 'Письмо для нового пароля',
    backstage: 'Форма страницы «Восстановление пароля», которая ещё не нарисована',
  },
  setPassword: {
    title: 'Новый пароль',
    backstage: 'Форма страницы «Восстановление пароля», которая ещё не нарисована',
  },
  cityChooser: {
    title: 'Выбор города',
    samples: {
      'search.change': { text: 'Каз' },
      'city.choose': { place: { id: 551487, name: 'Казань', point: { lat: 55.796, lon: 49.1082 } } },
    },
  },
  taskWizard: {
    title: 'Создание задания',
    waived: { 'editing.routing': 'Выбор следующего шага: проходится в тот же миг' },
    samples: { 'field.change': { name: 'title', value: 'Собрать шкаф' }, 'step.open': { step: 'what' } },
  },
  taskLifecycle: {
    title: 'Жизнь задания',
    waived: { NEW: 'Задания ещё нет: его форма — «Создание задания»' },
  },
  replyLifecycle: {
    title: 'Жизнь отклика',
    waived: { NEW: 'Отклика ещё нет: его форма — «Форма отклика»' },
  },
  offerLifecycle: {
    title: 'Жизнь предложения',
    backstage: 'Экрана предложений ещё нет: машину исполняет сервер, её слова говорит чат',
  },
  reviewLifecycle: {
    title: 'Жизнь отзыва',
    backstage: 'Экрана отзывов ещё нет: правила готовы для сервера и будущих форм',
  },
  publicationLifecycle: {
    title: 'Жизнь товара и статьи',
    backstage: 'Экранов правки товара и статьи ещё нет: правила готовы для сервера и будущих форм',
  },
  verificationLifecycle: {
    title: 'Проверка исполнителя',
    backstage: 'Экрана проверки ещё нет: правила готовы для сервера и будущих форм',
  },
  complaintLifecycle: {
    title: 'Жизнь жалобы',
    backstage: 'Экрана модерации ещё нет: машину исполняет сервер',
  },
  reply: { title: 'Форма отклика', samples: typing('text', 'Приеду завтра') },
  cancelTask: { title: 'Отмена задания', samples: typing('comment', 'Нашёл мастера в другом месте') },
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
    samples: { 'modal.open': { name: 'sign-in' }, 'modal.chain': { name: 'city' } },
  },
  cookieConsent: {
    title: 'Согласие на cookie',
    backstage: 'Помнит согласие; плашки, которая его спрашивает, на страницах пока нет',
  },
  newVersion: {
    title: 'Новая версия',
    backstage: 'Следит за сборкой на сервере; извещения о новой на страницах пока нет',
  },
  toasts: { title: 'Уведомления', samples: { 'toast.show': { kind: 'info', text: 'Проверка', at: 0 } } },
}
