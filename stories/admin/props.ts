import type * as admin from '@artel/ui/admin'
import type * as articles from '@artel/ui/admin/articles'
import type * as content from '@artel/ui/admin/content-history'
import type * as faq from '@artel/ui/admin/faq'
import type * as landings from '@artel/ui/admin/landings'
import type * as payments from '@artel/ui/admin/payments'
import type { PropWords } from '../prop-words.ts'

const form = 'Форма целиком: что набрано, что не так и на каком она шаге отправки'
const attempt = 'Сколько раз форма не ушла: каждый новый раз приводит фокус в первое неверное поле'
const onChange = 'Человек выбирает или печатает'
const fields = { form, attempt, onChange }
const status = 'Ответ сервера: ждём, не пришёл или пришёл'
const isRetrying = 'Повтор уже идёт'
const pages = { page: 'Которая страница', pageCount: 'Сколько страниц', pageTo: 'Где живёт страница' }
const whatIsChosen = 'Что выбрано; стоит в адресе'
const filters = { filters: whatIsChosen, onFilter: 'Человек ищет или выбирает' }

export const adminProps = {
  AdminHomeView: { status, isRetrying, lines: 'Последние записи журнала' },
  UsersScreen: { filters: whatIsChosen },
  UsersView: {
    ...filters,
    status,
    isRetrying,
    users: 'Люди одной страницы',
    total: 'Сколько нашлось на всех страницах',
    pageCount: pages.pageCount,
    pageTo: pages.pageTo,
  },
  UserScreen: { id: 'Чей аккаунт' },
  UserView: {
    status: 'Ответ сервера: ждём, не пришёл, такого нет или пришёл',
    user: 'Аккаунт целиком; null, пока его нет',
    isOwn: 'Администратор смотрит на себя',
    onAct: 'Просят сменить роль, заблокировать или вернуть; сначала об этом спросят',
    isRetrying,
    logTo: 'Где записи журнала об аккаунте или о сотруднике',
  },
  BlockDialog: { ...fields, name: 'Кого блокируют' },
  RoleDialog: { ...fields, name: 'Чью роль меняют', roles: 'Роли, которые можно дать' },
  QuestionDialog: {
    title: 'О чём спрашивают',
    text: 'Что будет дальше',
    confirm: 'Слово на кнопке',
    danger: 'Вернуть будет нельзя',
    isBusy: 'Ответа сервера ещё нет',
    message: 'Почему не получилось',
    onConfirm: 'Согласны',
  },
  PricesView: {
    status,
    isRetrying,
    prices: 'Цены и лимиты с тем, что назначено и что было',
    onEdit: 'Просят изменить',
    onCancel: 'Просят отменить назначенное; сначала об этом спросят',
    onHistory: 'Просят показать все изменения',
  },
  PriceDialog: { ...fields, price: 'Цена или лимит, как они действуют сейчас' },
  PriceHistoryDialog: { price: 'Цена или лимит со всеми изменениями' },
  LegalDocumentsView: { status, isRetrying, documents: 'Документы: какая редакция действует и какая следующая' },
  LegalDeskScreen: { document: 'Который документ' },
  LegalDeskView: {
    status,
    isRetrying,
    document: 'Который документ',
    editions: 'Редакции, последняя сверху',
    form: 'Форма новой редакции',
  },
  LegalEditionForm: {
    view: 'Что набрано, что не так и идёт ли отправка',
    attempt,
    onChange,
    document: 'Который документ',
    last: 'Текст последней редакции: с ним сравнивают',
    startWith: 'Что показано сначала: текст, страница или изменения',
    onShowSaved: 'Показать опубликованное вместо набранного; null, пока никто не опередил',
    isInert: 'Страница ещё не ожила: печатать нельзя',
  },
  RedirectForm: fields,
  RedirectsScreen: { filters: 'Которая страница; стоит в адресе' },
  RedirectsView: {
    ...pages,
    status,
    isRetrying,
    redirects: 'Переезды одной страницы, новые сверху',
    form: 'Форма, которая добавляет переезд',
    onRemove: 'Просят удалить; сначала об этом спросят',
  },
  LogScreen: { filters: whatIsChosen },
  LogView: {
    ...filters,
    status,
    isRetrying,
    lines: 'Записи одной страницы, последние сверху',
    pageCount: pages.pageCount,
    onWiden: 'Снимают сужение до сотрудника или объекта',
    onReset: 'Снимают оба',
  },
} satisfies PropWords<typeof admin>

export const contentProps = {
  HistoryView: {
    status,
    isRetrying: 'Повтор или следующие версии уже идут',
    versions: 'Версии, последняя сверху; когда есть ещё, самая нижняя нужна только для сравнения',
    current: 'Какая версия сейчас на сайте; null, когда никакая',
    textsOf: 'Что сказано в версии, по полям',
    isBusy: 'Одна из версий возвращается',
    onRestore: 'Просят вернуть версию; сначала об этом спросят. null, когда вернуть нельзя',
    onMore: 'Просят следующие версии; null, когда показаны все',
  },
} satisfies PropWords<typeof content>

export const faqDeskProps = {
  FaqDeskView: {
    status,
    isRetrying,
    sections: 'Разделы с вопросами по порядку, и скрытые',
    onAddSection: 'Просят новый раздел',
    onEditSection: 'Просят изменить раздел',
    onRemoveSection: 'Просят удалить пустой раздел; сначала об этом спросят',
    onMoveSection: 'Раздел поставили на другое место',
    onMoveItem: 'Вопрос поставили на другое место в разделе',
  },
  SectionDialog: {
    ...fields,
    isNew: 'Раздела ещё нет',
    onShowSaved: 'Показать то, что сохранил коллега; null, пока никто ничего не сохранил',
  },
  ItemForm: {
    view: 'Что набрано, что не так и на каком шаге отправка',
    attempt,
    sections: 'Вся помощь: из неё выбирают раздел и что читать дальше',
    own: 'Номер вопроса; null у нового',
    isInert: 'Скрипты ещё не готовы: печатать нельзя',
    onShowSaved: 'Показать то, что сохранил коллега; null, пока никто ничего не сохранил',
    onChange,
    onRemove: 'Просят удалить вопрос; null у нового',
  },
  FaqItemScreen: { id: 'Который вопрос' },
  FaqSectionHistoryScreen: { id: 'Который раздел' },
  FaqCreateScreen: { section: 'Номер раздела из адреса' },
} satisfies PropWords<typeof faq>

export const landingDeskProps = {
  LandingsDeskView: {
    status,
    isRetrying,
    sitePages: 'Страница всех услуг и приглашение исполнителей',
    landings: 'Посадочные страницы, каждая за своей верхней',
  },
  SitePageScreen: { page: 'Которая страница' },
  SitePageForm: {
    view: 'Что набрано, что не так и на каком шаге отправка',
    attempt,
    preview: 'Страница с этими словами, как её увидят',
    isInert: 'Скрипты ещё не готовы: печатать нельзя',
    onShowSaved: 'Показать то, что сохранил коллега; null, пока никто ничего не сохранил',
    onChange,
  },
  LandingWordsScreen: { id: 'Которая страница' },
  WordsForm: {
    view: 'Что набрано, что не так и на каком шаге отправка',
    attempt,
    preview: 'Страница с этими словами, как её увидят',
    isInert: 'Скрипты ещё не готовы: печатать нельзя',
    onShowSaved: 'Показать то, что сохранил коллега; null, пока никто ничего не сохранил',
    onChange,
  },
} satisfies PropWords<typeof landings>

export const articleDeskProps = {
  ArticlesDeskScreen: { filters: whatIsChosen },
  ArticlesDeskView: {
    ...filters,
    status,
    isRetrying,
    articles: 'Статьи одной страницы, новые сверху',
    total: 'Сколько нашлось на всех страницах',
    pageCount: pages.pageCount,
    pageTo: pages.pageTo,
    onWiden: 'Снимают сужение до одного автора',
  },
  ArticleDeskScreen: { id: 'Которая статья' },
  ArticleDeskView: {
    article: 'Статья целиком',
    moves: 'Что можно сделать: исправить, скрыть, показать, снять',
    isOwn: 'Статью написал сам администратор',
    moving: 'Что из этого сейчас выполняется',
    onStep: 'Просят исправить, скрыть, показать или снять',
    editor: 'Редактор на месте страницы; null, пока её не исправляют',
    history: 'Прежние версии',
  },
  TakeDownDialog: fields,
} satisfies PropWords<typeof articles>

export const paymentDeskProps = {
  PaymentsDeskScreen: { filters: 'Фильтры из адреса' },
  PaymentsDeskView: {
    status,
    isRetrying,
    filters: 'Фильтры из адреса',
    payments: 'Платежи одной страницы',
    sums: 'Суммы всего найденного, в копейках',
    total: 'Сколько нашли на всех страницах',
    pageCount: 'Сколько страниц',
    pageTo: 'Адрес страницы с таким номером',
    onFilter: 'Фильтры сменили',
    onWiden: 'Просят показать платежи всех покупателей',
  },
  PaymentDeskScreen: { id: 'Какой платёж' },
  PaymentDeskView: {
    status: 'Ответ сервера: ждём, не пришёл, такого нет или пришёл',
    isRetrying,
    payment: 'Платёж целиком; null, пока его нет',
    onRefund: 'Просят вернуть деньги; сначала спросят, почему',
  },
  RefundDialog: { ...fields, total: 'Сколько вернётся, в копейках' },
  DifferencesScreen: { filters: 'Фильтры из адреса' },
  DifferencesView: {
    status,
    isRetrying,
    filters: 'Фильтры из адреса',
    differences: 'Что не сошлось, последнее сверху',
    pageCount: 'Сколько страниц',
    onFilter: 'Фильтры сменили',
  },
} satisfies PropWords<typeof payments>
