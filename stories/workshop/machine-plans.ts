/** What becomes of a machine of core in the workshop. */
export interface MachinePlan {
  /** What a designer calls it. */
  readonly title: string
  /** Why none of its states is on a screen. Without it each visible state needs a story. */
  readonly invisible?: string
  /** Pages (names in the route table) that will show it: until the app serves one of them, no story is asked. */
  readonly awaits?: readonly string[]
  /** States that no story shows, and why. */
  readonly waived?: Readonly<Record<string, string>>
}

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
  signIn: {
    title: 'Вход',
    waived: { done: 'Окно закрывается в тот же миг: виден вошедший в «Шапке»' },
  },
  registrationClient: { title: 'Регистрация заказчика' },
  registrationExecutor: {
    title: 'Регистрация исполнителя',
    waived: {
      'filling.work.failed': 'Вид тот же, что у отказа на первом шаге: «Отказ по полю другого шага»',
    },
  },
  registrationByEmail: {
    title: 'Регистрация по почте',
    waived: {
      closing: 'Окно уже закрыто, полсекунды до уведомления: видна страница без окна',
      dismissed: 'Окно закрыл сам человек: видна страница без окна',
    },
  },
  confirmEmail: { title: 'Подтверждение почты' },
  resetPassword: { title: 'Восстановление пароля' },
  askReset: { title: 'Письмо для нового пароля', waived: { done: 'В тот же миг форму сменяют слова о письме' } },
  setPassword: { title: 'Новый пароль', waived: { done: 'В тот же миг форму сменяют слова о новом пароле' } },
  changeEmail: { title: 'Смена почты', waived: { done: 'В тот же миг форму сменяют слова о письме' } },
  changePhone: { title: 'Смена телефона', waived: { done: 'В тот же миг форму сменяют слова о сделанном' } },
  phoneConfirmation: { title: 'Подтверждение телефона' },
  changePassword: { title: 'Смена пароля', waived: { done: 'В тот же миг форму сменяют слова о сделанном' } },
  deleteAccount: { title: 'Удаление аккаунта', waived: { done: 'В тот же миг человек выходит: видна главная' } },
  accountLifecycle: { title: 'Жизнь аккаунта' },
  blockUser: { title: 'Блокировка', waived: { done: 'В тот же миг окно закрывается: виден заблокированный аккаунт' } },
  takeDownArticle: { title: 'Снятие статьи', waived: { done: 'В тот же миг окно закрывается: видна снятая статья' } },
  changeRole: { title: 'Смена роли', waived: { done: 'В тот же миг окно закрывается: видна новая роль' } },
  redirect: { title: 'Новый переезд', waived: { done: 'В тот же миг форма пуста, а переезд стоит в таблице' } },
  legalEdition: { title: 'Новая редакция', waived: { done: 'В тот же миг форма начинается заново с опубликованного' } },
  price: { title: 'Смена цены', waived: { done: 'В тот же миг окно закрывается: видна новая цена' } },
  refund: { title: 'Возврат денег', waived: { done: 'В тот же миг окно закрывается: видна причина возврата' } },
  faqItem: { title: 'Вопрос помощи', waived: { done: 'В тот же миг видно сохранённое: список или форма и история' } },
  landingWords: {
    title: 'Слова услуги',
    waived: { done: 'В тот же миг форма начата заново, а сохранённое стоит в истории' },
  },
  sitePage: {
    title: 'Слова страницы',
    waived: { done: 'В тот же миг форма начата заново, а сохранённое стоит в истории' },
  },
  faqSection: { title: 'Раздел помощи', waived: { done: 'В тот же миг окно закрывается: видны новые слова' } },
  service: { title: 'Услуга прайс-листа', waived: { done: 'В тот же миг вместо формы видна строка прайс-листа' } },
  pastePrices: { title: 'Цены из таблицы', waived: { done: 'В тот же миг окно закрывается или ждёт неверные строки' } },
  importProducts: { title: 'Товары из таблицы', waived: { done: 'В тот же миг видно, что создано и что осталось' } },
  product: { title: 'Товар', waived: { done: 'В тот же миг виден список товаров' } },
  articleEditor: { title: 'Редактор статьи', waived: { done: 'В тот же миг видны мои статьи' } },
  case: { title: 'Работа в портфолио', waived: { done: 'В тот же миг видно портфолио' } },
  moderationDesk: {
    title: 'Стол модератора',
    waived: { 'open.hold.kept': 'Отметка за объектом держится сама; коллеги видят её в очереди' },
  },
  cityChooser: {
    title: 'Выбор города',
  },
  addressPin: {
    title: 'Адрес и точка',
    waived: {
      'search.idle': 'Пока адрес не печатают, поле обычное: «Где, заполнено»',
      'search.waiting': 'Пока печатают, подсказки прежние',
      'search.searching': 'Пока подсказки ищутся, стоят прежние',
      'pin.idle': 'Точки ещё нет: «Где, заполнено»',
      'pin.waiting': 'Вид тот же, что у «Где, узнаём место точки»',
      'pin.placing': 'Кнопка «Поставить точку» ждёт ответа мгновение',
    },
  },
  siteSearch: { title: 'Поиск по сайту' },
  offerSearch: {
    title: 'Поиск исполнителя для предложения',
    waived: { waiting: 'Пока заказчик печатает, прежние исполнители остаются на месте' },
  },
  location: {
    title: 'Местоположение',
    waived: {
      silent: 'До закрытия плашки о cookie местоположение не спрашивается',
      'following.waiting': 'Пока положение определяется, на странице ничего нет',
      'following.moving': 'Пока посетитель в пути, на странице ничего нет',
      'following.findingCity': 'Пока город ищется, на странице ничего нет',
      'following.findingRegion': 'Пока регион ищется, на странице ничего нет',
      settled: 'Город известен: на странице ничего нет, он назван в шапке',
    },
  },
  taskWizard: {
    title: 'Создание задания',
    waived: { 'editing.routing': 'Выбор следующего шага: проходится в тот же миг' },
  },
  taskEdit: {
    title: 'Изменение задания',
    waived: {
      catchingUp: 'Вид тот же, что у «Сохраняется»',
      saved: 'Форма закрывается в тот же миг: видно изменённое задание',
    },
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
    waived: { NEW: 'Предложения ещё нет: его форма — «Предложить исполнителю»' },
  },
  reviewLifecycle: {
    title: 'Жизнь отзыва',
    waived: { NEW: 'Отзыва ещё нет: его форма — «Форма отзыва»' },
  },
  review: { title: 'Форма отзыва' },
  productReview: { title: 'Форма отзыва о товаре' },
  reviewAnswer: { title: 'Ответ на отзыв', waived: { done: 'В тот же миг окно закрывается' } },
  publicationLifecycle: { title: 'Жизнь товара и статьи' },
  verificationLifecycle: { title: 'Проверка исполнителя' },
  paymentLifecycle: {
    title: 'Жизнь платежа',
    invisible: 'Правило сервера: его состояния видны отметками в «Моих покупках» и историями «Покупки»',
  },
  purchase: {
    title: 'Покупка',
    waived: {
      'waiting.asking': 'Вид тот же, что между вопросами: «Ждём оплату»',
    },
  },
  uploads: { title: 'Загрузка файлов' },
  complaintLifecycle: {
    title: 'Жизнь жалобы',
    invisible: 'Правило сервера: на столе модератора жалоба видна, пока она не решена, а решение приходит уведомлением',
  },
  complaint: { title: 'Форма жалобы' },
  categoryRequest: { title: 'Предложение категории' },
  question: { title: 'Вопрос команде' },
  reply: {
    title: 'Форма отклика',
    waived: { done: 'В тот же миг вместо формы виден отклик' },
  },
  saveSearch: {
    title: 'Сохранение поиска',
    waived: { done: 'Окно закрывается в тот же миг: поиск назван сохранённым на доске' },
  },
  cancelTask: {
    title: 'Отмена задания',
    waived: { done: 'Окно закрывается в тот же миг: видно отменённое задание' },
  },
  chat: {
    title: 'Чаты',
    waived: {
      children: 'Запускает части чата и держит их вместе; на экране видны они сами',
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
    invisible: 'Одно состояние: очередь сообщений, её видно в «Состояниях сообщений» окна чата',
  },
  unread: {
    title: 'Счёт непрочитанных',
    invisible: 'Из всей машины на экран выходит только число, его истории — в «Шапке»',
  },
  modals: {
    title: 'Окна',
    waived: { chaining: 'Полсекунды между окнами: видна страница без окна' },
  },
  cookieConsent: {
    title: 'Согласие на cookie',
    waived: { accepted: 'Согласие дано: плашки на странице нет' },
  },
  newVersion: {
    title: 'Новая версия',
    waived: {
      waiting: 'Между двумя взглядами на сервер на странице ничего не видно',
      checking: 'Пока спрашивает сервер, на странице ничего не видно',
    },
  },
  toasts: { title: 'Уведомления' },
  pushDevice: { title: 'Уведомления на устройстве' },
  stopLetters: { title: 'Отказ от писем' },
}
