import type * as shell from '@artel/ui/shell'
import type * as catalogue from '@artel/ui/shell/catalogue'
import type * as colourMode from '@artel/ui/shell/colour-mode-switch'
import type * as popups from '@artel/ui/shell/popups'
import type { PropWords } from '../prop-words.ts'
import type * as offlinePage from './OfflinePage.tsx'

const viewer = 'Кто смотрит; null для гостя'
const unread = 'Сколько непрочитанных сообщений во всех чатах'

export const shellProps = {
  SiteHeader: {
    viewer,
    cityName: 'Выбранный город; null, если не выбран',
    unread,
    catalogue: 'Кнопка каталога',
    bell: 'Колокольчик вошедшего',
    staff: 'Ссылка на очереди модерации со счётчиком, только сотрудникам',
    menu: 'Меню учётной записи вошедшего',
    onChooseCity: 'Нажали на город',
    onSearch: 'Нажата лупа',
  },
  SiteFooter: { viewer },
  PageNotFound: { path: 'Адрес, которого нет' },
  TabBar: { viewer, unread },
} satisfies PropWords<typeof shell>

export const offlinePageProps = {
  OfflinePage: { theme: 'Какую тему выбрали на сайте' },
} satisfies PropWords<typeof offlinePage>

export const catalogueProps = {
  CatalogueView: {
    status: 'Загружается, не загрузился или есть',
    categories: 'Корни дерева категорий с услугами',
    leadsTo: 'Куда ведёт услуга: к открытым заданиям или к своему',
    onLeave: 'Перешли по ссылке',
  },
} satisfies PropWords<typeof catalogue>

export const colourModeProps = {
  ColourModeSwitch: {
    value: 'Что выбрано: светлая, тёмная или как в системе',
    onChange: 'Выбрали другую тему',
  },
} satisfies PropWords<typeof colourMode>

export const popupProps = {
  CookieBanner: {
    policyPath: 'Адрес страницы о cookie; null там, где её нет',
    onAccept: 'Нажали «Принять и закрыть»',
  },
  LocationPopup: {
    view: 'Город, о котором спрашиваем, или почему его не узнали',
    onConfirm: 'Город верный',
    onChoose: 'Просят список городов',
  },
  NewVersionNotice: {
    onReload: 'Просят обновить страницу',
    onPutOff: 'Не сейчас: страница остаётся как есть',
  },
} satisfies PropWords<typeof popups>
