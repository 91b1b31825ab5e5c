/** States that every screen has (product §2.11), by the word that the name of their story's export contains. */
export const commonStates = {
  Loading: 'Загружается',
  Failed: 'Не получилось',
  Offline: 'Нет связи',
  Empty: 'Пусто',
  Forbidden: 'Нельзя',
  NotFound: 'Не найдено',
  Long: 'Длинный текст',
  OnPhone: 'На телефоне',
} as const

export type CommonState = keyof typeof commonStates

/** Where the states of a screen are shown. */
export interface ScreenPlan {
  /** Places in the sidebar; everything below them is this screen. */
  readonly stories: readonly string[]
  /** Machines behind the screen, by id. */
  readonly machines?: readonly string[]
  /** Common states that the screen cannot be in, and why. */
  readonly waived?: { readonly [State in CommonState]?: string }
}

const guard = 'Неподходящим показывает общая страница «Нельзя», её истории — в «Оболочке»'

const quizPage = {
  Loading: 'Странице нечего ждать от сервера',
  Failed: 'Странице нечего ждать от сервера',
  Offline: 'Странице нечего ждать от сервера',
  Empty: 'Страница ничего не перечисляет',
  Forbidden: 'Страница открыта всем',
  NotFound: 'У страницы нет своего объекта',
  Long: 'Слова страницы всегда одни',
}

const executorPage: ScreenPlan = {
  stories: ['Экраны/Исполнитель'],
  waived: { Forbidden: 'Страница исполнителя открыта всем; свою без входа закрывает общая страница' },
}

const treePage = {
  Loading: 'Дерево приходит вместе со страницей, ждать нечего',
  Failed: 'Без дерева страницы нет: показывается общая «Страница не открылась»; без чисел она живёт',
  Offline: 'Без дерева страницы нет: показывается общая «Нет связи»',
  Forbidden: 'Страница открыта всем',
  NotFound: 'У страницы нет своего объекта',
}

const textPage = {
  Loading: 'Странице нечего ждать от сервера',
  Failed: 'Странице нечего ждать от сервера',
  Offline: 'Странице нечего ждать от сервера',
  Empty: 'Страница ничего не перечисляет',
  Forbidden: 'Страница открыта всем',
  NotFound: 'У страницы нет своего объекта',
}

const legalPage: ScreenPlan = {
  stories: ['Экраны/Документ'],
  waived: {
    Loading: 'Текст приходит вместе со страницей, ждать нечего',
    Failed: 'Без текста страницы нет: показывается общая «Страница не открылась»',
    Offline: 'Текст приходит вместе со страницей',
    Empty: 'Страница ничего не перечисляет',
    Forbidden: 'Страница открыта всем',
    NotFound: 'Редакция, которой нет, показывает общую страницу 404 из «Оболочки»',
  },
}

/** Plans of the screens by their name in the route table. A page that the app serves must have one. */
export const screenPlans: Readonly<Record<string, ScreenPlan>> = {
  home: {
    stories: ['Экраны/Главная'],
    waived: {
      Loading: 'Страница приходит с сервера готовой',
      Failed: 'Без своих данных страница живёт: истории «Без категорий» и «Без заданий»',
      Offline: 'Страница приходит с сервера готовой',
    },
  },
  landings: {
    stories: ['Экраны/Услуга/Все услуги'],
    waived: {
      Loading: 'Услуги приходят вместе со страницей, ждать нечего',
      Failed: 'Без услуг страницы нет: показывается общая «Страница не открылась»',
      Offline: 'Без услуг страницы нет: показывается общая «Нет связи»',
    },
  },
  becomeExecutor: {
    stories: ['Экраны/Услуга/Стать исполнителем'],
    waived: {
      Loading: 'Тарифы и число заданий приходят вместе со страницей',
      Offline: 'Без тарифов страница живёт: история «Без тарифов»',
      Empty: 'Тарифы есть всегда; без них — история «Без тарифов»',
      Forbidden: 'Исполнителя страница ведёт на его собственную',
    },
  },
  landing: {
    stories: ['Экраны/Услуга/Страница услуги', 'Экраны/Услуга/С сервером'],
  },
  registrationClient: {
    stories: [
      'Экраны/Вход/Регистрация заказчика',
      'Экраны/Вход/Окно регистрации',
      'Экраны/Вход/Окно регистрации по почте',
    ],
    machines: ['registrationClient', 'registrationByEmail', 'confirmEmail'],
    waived: { Loading: 'Форме нечего ждать от сервера', Empty: 'Форма ничего не перечисляет' },
  },
  registrationExecutor: {
    stories: ['Экраны/Вход/Регистрация исполнителя'],
    machines: ['registrationExecutor'],
  },
  resetPassword: {
    stories: ['Экраны/Вход/Восстановление пароля', 'Экраны/Вход/Окно восстановления пароля'],
    machines: ['resetPassword', 'askReset', 'setPassword'],
    waived: { Loading: 'Форме нечего ждать от сервера', Empty: 'Форма ничего не перечисляет' },
  },
  taskFind: {
    stories: ['Экраны/Задания/Доска заданий', 'Экраны/Задания/Сохранённые поиски'],
    machines: ['cityChooser', 'saveSearch'],
  },
  taskFindCategory: {
    stories: ['Экраны/Задания/Доска заданий'],
    machines: ['cityChooser'],
    waived: { NotFound: 'Незнакомый раздел показывает общую страницу 404 из «Оболочки»' },
  },
  executors: {
    stories: ['Экраны/Исполнители/Поиск исполнителей'],
    machines: ['cityChooser'],
    waived: { Forbidden: 'Поиск открыт всем', NotFound: 'У страницы нет своего объекта' },
  },
  executorsCategory: {
    stories: ['Экраны/Исполнители/Поиск исполнителей'],
    machines: ['cityChooser'],
    waived: {
      Forbidden: 'Поиск открыт всем',
      NotFound: 'Незнакомый адрес показывает общую страницу 404 из «Оболочки»',
    },
  },
  categories: { stories: ['Экраны/Категории'], waived: treePage },
  taskCategories: { stories: ['Экраны/Категории'], waived: treePage },
  task: {
    stories: ['Экраны/Задания/Задание', 'Экраны/Задания/Форма отклика', 'Экраны/Задания/Отмена задания'],
    machines: ['taskLifecycle', 'replyLifecycle', 'reply', 'cancelTask'],
  },
  catalog: {
    stories: ['Экраны/Товары/Каталог'],
    machines: ['cityChooser'],
    waived: { Forbidden: 'Каталог открыт всем', NotFound: 'У страницы нет своего объекта' },
  },
  catalogCategory: {
    stories: ['Экраны/Товары/Каталог'],
    machines: ['cityChooser'],
    waived: {
      Forbidden: 'Каталог открыт всем',
      NotFound: 'Незнакомый раздел показывает общую страницу 404 из «Оболочки»',
    },
  },
  blog: {
    stories: ['Экраны/Блог/Статьи'],
    waived: { Forbidden: 'Страница открыта всем', NotFound: 'Незнакомая рубрика — общая «Страница не найдена»' },
  },
  myArticles: {
    stories: ['Экраны/Личный кабинет/Мои статьи'],
    waived: { Forbidden: guard, NotFound: 'У страницы нет своего объекта' },
  },
  articleCreate: {
    stories: ['Экраны/Личный кабинет/Редактор статьи'],
    machines: ['articleEditor'],
    waived: { Forbidden: guard, Empty: 'Пустая статья — история «Новая»', Loading: 'Новой статье нечего ждать' },
  },
  articleEdit: {
    stories: ['Экраны/Личный кабинет/Редактор статьи'],
    machines: ['articleEditor'],
    waived: { Forbidden: guard, Empty: 'Статья, которую меняют, не пуста' },
  },
  article: {
    stories: ['Экраны/Блог/Статья'],
    machines: ['publicationLifecycle'],
    waived: {
      Forbidden: 'Чужая неопубликованная статья для остальных не существует: история «Нет такой статьи»',
      Loading: 'Страница приходит с сервера готовой; без соседних статей она живёт',
      Empty: 'Страница ничего не перечисляет',
    },
  },
  product: {
    stories: ['Экраны/Товары/Товар'],
    machines: ['publicationLifecycle', 'productReview'],
    waived: { Forbidden: 'Чужой неопубликованный товар для остальных не существует: история «Нет такого товара»' },
  },
  taskCreate: {
    stories: ['Экраны/Создание задания'],
    machines: ['taskWizard', 'addressPin'],
    waived: { Loading: 'Категории приходят вместе со страницей, ждать нечего; «До загрузки скриптов» — история шагов' },
  },
  marquizTaskCreate: {
    stories: ['Экраны/Создание задания'],
    machines: ['taskWizard', 'addressPin'],
    waived: { Loading: 'Категории приходят вместе со страницей, ждать нечего; «До загрузки скриптов» — история шагов' },
  },
  marquizSuccess: {
    stories: ['Экраны/Создание задания/Опрос пройден'],
    waived: quizPage,
  },
  marquizRedirect: {
    stories: ['Экраны/Создание задания/Переход из опроса'],
    waived: quizPage,
  },
  myTasks: {
    stories: ['Экраны/Задания/Мои задания'],
    waived: { Forbidden: guard },
  },
  settings: {
    stories: ['Экраны/Настройки'],
    machines: ['changeEmail', 'changePhone', 'phoneConfirmation', 'changePassword', 'deleteAccount'],
    waived: { Forbidden: 'Настройки открыты всем, кто вошёл' },
  },
  myReviews: {
    stories: ['Экраны/Отзывы'],
    machines: ['review', 'reviewAnswer', 'reviewLifecycle'],
    waived: { Forbidden: guard },
  },
  profile: {
    stories: ['Экраны/Кабинет/Профиль'],
    machines: ['ownPerson', 'legalData', 'work', 'story', 'papers'],
    waived: {
      Forbidden: guard,
      NotFound: 'Профиль есть у каждого, кто вошёл',
    },
  },
  portfolio: {
    stories: ['Экраны/Кабинет/Портфолио/Список'],
    waived: { Forbidden: guard, NotFound: 'Портфолио есть у каждого исполнителя' },
  },
  portfolioCaseCreate: {
    stories: ['Экраны/Кабинет/Портфолио/Новая работа', 'Экраны/Кабинет/Портфолио/Форма работы'],
    machines: ['case'],
    waived: {
      Forbidden: guard,
      NotFound: 'Новой работы ещё нет, искать нечего',
      Empty: 'Форма ничего не перечисляет',
    },
  },
  portfolioCase: {
    stories: ['Экраны/Кабинет/Портфолио/Изменить работу', 'Экраны/Кабинет/Портфолио/Форма работы'],
    machines: ['case'],
    waived: { Forbidden: guard, Empty: 'Изменяют то, что есть: пустой эта страница не бывает' },
  },
  myProducts: {
    stories: ['Экраны/Кабинет/Мои товары/Список', 'Экраны/Кабинет/Мои товары/Из таблицы'],
    machines: ['importProducts'],
    waived: { Forbidden: guard, NotFound: 'Список товаров есть у каждого исполнителя' },
  },
  productCreate: {
    stories: ['Экраны/Кабинет/Мои товары/Новый товар', 'Экраны/Кабинет/Мои товары/Форма товара'],
    machines: ['product'],
    waived: {
      Forbidden: guard,
      NotFound: 'Нового товара ещё нет, искать нечего',
      Empty: 'Форма ничего не перечисляет',
    },
  },
  productEdit: {
    stories: ['Экраны/Кабинет/Мои товары/Изменить товар', 'Экраны/Кабинет/Мои товары/Форма товара'],
    machines: ['product'],
    waived: { Forbidden: guard, Empty: 'Изменяют то, что есть: пустой эта страница не бывает' },
  },
  tariffSettings: {
    stories: ['Экраны/Кабинет/Тариф'],
    machines: ['purchase'],
    waived: {
      Forbidden: guard,
      NotFound: 'Тариф есть у каждого исполнителя',
      Empty: 'Тарифы есть всегда',
    },
  },
  paidServices: {
    stories: ['Экраны/Кабинет/Продвижение'],
    machines: ['purchase'],
    waived: { Forbidden: guard, NotFound: 'О чужой покупке говорит её карточка, остальная страница на месте' },
  },
  analytics: {
    stories: ['Экраны/Кабинет/Статистика'],
    waived: { Forbidden: guard, NotFound: 'Статистика есть у каждого исполнителя' },
  },
  servicesAndPrices: {
    stories: ['Экраны/Кабинет/Услуги и цены'],
    machines: ['service', 'pastePrices'],
    waived: { Forbidden: guard, NotFound: 'Прайс-лист есть у каждого исполнителя' },
  },
  myTaskEdit: {
    stories: ['Экраны/Задания/Изменить задание'],
    machines: ['taskEdit'],
    waived: {
      Loading: 'Задание приходит вместе со страницей, ждать нечего',
      Empty: 'Изменяют то, что есть: пустой эта страница не бывает',
    },
  },
  myTask: {
    stories: [
      'Экраны/Задания/Моё задание',
      'Экраны/Задания/Задание/Предложения исполнителям',
      'Экраны/Задания/Задание/Предложить исполнителю',
    ],
    machines: ['taskLifecycle', 'replyLifecycle', 'offerLifecycle'],
    waived: {
      Forbidden: guard,
      NotFound: 'Чужое задание и чужая роль показывают общую страницу 404 из «Оболочки»',
    },
  },
  client: {
    stories: ['Экраны/Заказчик'],
    waived: { Forbidden: 'Страница заказчика открыта всем' },
  },
  executor: executorPage,
  executorProfile: executorPage,
  executorServices: executorPage,
  executorBlog: executorPage,
  executorPortfolio: executorPage,
  executorProducts: executorPage,
  aboutCompany: {
    stories: ['Экраны/О компании'],
    waived: { ...textPage, Long: 'Слова страницы всегда одни' },
  },
  contacts: {
    stories: ['Экраны/Контакты', 'Экраны/Помощь/Вопрос команде'],
    machines: ['question'],
    waived: { ...textPage, Long: 'Слова страницы всегда одни' },
  },
  sitemap: {
    stories: ['Экраны/Карта сайта'],
    waived: { ...treePage, Empty: 'Категории есть всегда', Long: 'Названия категорий пишем мы: длинных не бывает' },
  },
  cookiePolicy: { ...legalPage, stories: ['Экраны/Документ', 'Экраны/Политика использования cookie'] },
  privacyPolicy: legalPage,
  termsOfUse: legalPage,
  termsOfAdvertising: legalPage,
  termsOfSaleAnnouncement: legalPage,
  publicOffer: legalPage,
  faq: {
    stories: ['Экраны/Помощь/Поиск и разделы', 'Экраны/Помощь/Вопрос команде', 'Экраны/Помощь/Мои вопросы'],
    machines: ['question'],
    waived: { Forbidden: 'Помощь открыта всем', NotFound: 'У страницы нет своего объекта' },
  },
  faqMenu: {
    stories: ['Экраны/Помощь/Все разделы'],
    waived: {
      Loading: 'Разделы приходят вместе со страницей, ждать нечего',
      Failed: 'Без разделов страницы нет: показывается общая «Страница не открылась»',
      Offline: 'Без разделов страницы нет: показывается общая «Нет связи»',
      Empty: 'Разделы помощи есть всегда',
      Forbidden: 'Помощь открыта всем',
      NotFound: 'У страницы нет своего объекта',
      Long: 'Названия разделов пишем мы: длинных не бывает',
    },
  },
  faqList: {
    stories: ['Экраны/Помощь/Раздел', 'Экраны/Помощь/Раздел без сервера'],
    waived: {
      Loading: 'Раздел приходит вместе со страницей, ждать нечего',
      Offline: 'Без раздела страницы нет: показывается общая «Нет связи»',
      Forbidden: 'Помощь открыта всем',
      NotFound: 'Раздел, которого нет, показывает общую страницу 404 из «Оболочки»',
    },
  },
  chats: {
    stories: ['Экраны/Чат'],
    machines: ['chat', 'chatList', 'socket'],
    waived: { Forbidden: guard },
  },
  chat: {
    stories: ['Экраны/Чат'],
    machines: ['chatWindow', 'composer', 'sender', 'outbox'],
    waived: { Forbidden: guard },
  },
  moderation: {
    stories: ['Экраны/Сотрудники/Модерация'],
    waived: { Forbidden: guard },
  },
  moderationQueue: {
    stories: ['Экраны/Сотрудники/Очередь модерации'],
    machines: ['moderationDesk'],
    waived: { Forbidden: guard, NotFound: 'Очередь, которой нет, показывает общую страницу 404 из «Оболочки»' },
  },
  admin: {
    stories: ['Экраны/Сотрудники/Управление'],
    waived: { Forbidden: guard },
  },
  adminUsers: {
    stories: ['Экраны/Сотрудники/Управление/Пользователи'],
    waived: { Forbidden: guard },
  },
  adminUser: {
    stories: [
      'Экраны/Сотрудники/Управление/Пользователь',
      'Экраны/Сотрудники/Управление/Блокировка',
      'Экраны/Сотрудники/Управление/Смена роли',
    ],
    machines: ['accountLifecycle', 'blockUser', 'changeRole'],
    waived: { Forbidden: guard, Empty: 'Страница показывает один аккаунт: пустой она не бывает' },
  },
  adminRedirects: {
    stories: ['Экраны/Сотрудники/Управление/Переезды', 'Экраны/Сотрудники/Управление/Новый переезд'],
    machines: ['redirect'],
    waived: { Forbidden: guard },
  },
  adminPayments: {
    stories: ['Экраны/Сотрудники/Управление/Платежи'],
    waived: { Forbidden: guard },
  },
  adminPaymentDifferences: {
    stories: ['Экраны/Сотрудники/Управление/Расхождения'],
    waived: { Forbidden: guard, Long: 'Слова сверки и суммы наши: длинных не бывает' },
  },
  adminPayment: {
    stories: ['Экраны/Сотрудники/Управление/Платёж', 'Экраны/Сотрудники/Управление/Возврат денег'],
    machines: ['paymentLifecycle', 'refund'],
    waived: { Forbidden: guard, Empty: 'Страница показывает один платёж: пустой она не бывает' },
  },
  adminPrices: {
    stories: [
      'Экраны/Сотрудники/Управление/Цены',
      'Экраны/Сотрудники/Управление/Смена цены',
      'Экраны/Сотрудники/Управление/Изменения цены',
    ],
    machines: ['price'],
    waived: {
      Forbidden: guard,
      Empty: 'Прайс-лист не бывает пустым',
      Long: 'Названия и цены берутся из прайс-листа: длинных не бывает',
    },
  },
  adminFaq: {
    stories: ['Экраны/Сотрудники/Управление/Помощь', 'Экраны/Сотрудники/Управление/Раздел помощи'],
    machines: ['faqSection'],
    waived: { Forbidden: guard },
  },
  adminFaqCreate: {
    stories: ['Экраны/Сотрудники/Управление/Новый вопрос помощи', 'Экраны/Сотрудники/Управление/Форма вопроса помощи'],
    machines: ['faqItem'],
    waived: {
      Forbidden: guard,
      Empty: 'Страница показывает одну форму: пустой она не бывает',
      NotFound: 'У страницы нет своего объекта',
    },
  },
  adminFaqItem: {
    stories: [
      'Экраны/Сотрудники/Управление/Вопрос помощи',
      'Экраны/Сотрудники/Управление/Форма вопроса помощи',
      'Экраны/Сотрудники/Управление/История текста',
    ],
    machines: ['faqItem'],
    waived: { Forbidden: guard },
  },
  adminFaqSection: {
    stories: ['Экраны/Сотрудники/Управление/История раздела помощи', 'Экраны/Сотрудники/Управление/История текста'],
    waived: { Forbidden: guard },
  },
  adminArticles: {
    stories: ['Экраны/Сотрудники/Управление/Статьи'],
    waived: { Forbidden: guard },
  },
  adminArticle: {
    stories: [
      'Экраны/Сотрудники/Управление/Статья',
      'Экраны/Сотрудники/Управление/Страница статьи',
      'Экраны/Сотрудники/Управление/Снятие статьи',
      'Экраны/Сотрудники/Управление/История текста',
    ],
    machines: ['articleEditor', 'takeDownArticle'],
    waived: { Forbidden: guard, Empty: 'Статья без текста не сохраняется: пустой она не бывает' },
  },
  adminLandings: {
    stories: ['Экраны/Сотрудники/Управление/Услуги'],
    waived: { Forbidden: guard },
  },
  adminLanding: {
    stories: [
      'Экраны/Сотрудники/Управление/Слова услуги',
      'Экраны/Сотрудники/Управление/Форма слов услуги',
      'Экраны/Сотрудники/Управление/История текста',
    ],
    machines: ['landingWords'],
    waived: { Forbidden: guard },
  },
  adminSitePage: {
    stories: [
      'Экраны/Сотрудники/Управление/Слова страницы',
      'Экраны/Сотрудники/Управление/Форма слов страницы',
      'Экраны/Сотрудники/Управление/История текста',
    ],
    machines: ['sitePage'],
    waived: { Forbidden: guard, NotFound: 'Страниц две, и обе есть всегда: другого адреса нет' },
  },
  adminLegal: {
    stories: ['Экраны/Сотрудники/Управление/Документы'],
    waived: {
      Forbidden: guard,
      Empty: 'Документов всегда шесть',
      Long: 'Названия документов пишем мы: длинных не бывает',
    },
  },
  adminLegalDocument: {
    stories: ['Экраны/Сотрудники/Управление/Документ', 'Экраны/Сотрудники/Управление/Новая редакция'],
    machines: ['legalEdition'],
    waived: {
      Forbidden: guard,
      Empty: 'Первая редакция есть всегда',
      NotFound: 'Документа, которого нет, нет и в таблице маршрутов: общая страница 404',
    },
  },
  adminLog: {
    stories: ['Экраны/Сотрудники/Управление/Журнал'],
    waived: { Forbidden: guard },
  },
}
