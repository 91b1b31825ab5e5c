import type * as shell from '@artel/ui/shell'
import type * as colourMode from '@artel/ui/shell/colour-mode-switch'
import type * as popups from '@artel/ui/shell/popups'
import type { PropWords } from '../prop-words.ts'

const viewer = 'Кто смотрит; null для гостя'
const unread = 'Сколько непрочитанных сообщений во всех чатах'

export const shellProps = {
  SiteHeader: {
    viewer,
    cityName: 'Выбранный город; null, если не выбран',
    unread,
    bell: 'Колокольчик вошедшего',
    menu: 'Меню учётной записи вошедшего',
    onChooseCity: 'Нажали на город',
  },
  PageNotFound: { path: 'Адрес, которого нет' },
  TabBar: { viewer, unread },
} satisfies PropWords<typeof shell>

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
