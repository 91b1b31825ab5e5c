import type * as dialog from '@artel/ui/kit/dialog'
import type * as drawer from '@artel/ui/kit/drawer'
import type * as filterSheet from '@artel/ui/kit/filter-sheet'
import type * as menu from '@artel/ui/kit/menu'
import type * as popover from '@artel/ui/kit/popover'
import type * as quietMenu from '@artel/ui/kit/quiet-menu'
import type * as toast from '@artel/ui/kit/toast'
import type * as tooltip from '@artel/ui/kit/tooltip'
import type { PropWords } from '../../prop-words.ts'

const level = 'Место в стопке окон, с нуля: каждое следующее лежит выше'
const footer = 'Кнопки: остаются на виду, пока остальное прокручивается'
const trigger = 'Кнопка, которая открывает'
const openFromStart = 'Открыто с самого начала'

export const dialogProps = {
  Dialog: {
    open: 'Открыто ли окно',
    onClose: 'Просят закрыть: крестиком, клавишей Escape, нажатием мимо или движением вниз',
    title: 'Заголовок окна',
    description: 'Одна фраза под заголовком, читается вслух вместе с ним',
    children: 'Содержание окна',
    footer,
    size: 'Малое для подтверждения, среднее для формы, большое для того, что рассматривают',
    level,
  },
} satisfies PropWords<typeof dialog>

export const drawerProps = {
  Drawer: {
    open: 'Открыта ли панель',
    onClose: 'Просят закрыть: крестиком, клавишей Escape, нажатием мимо или движением к краю',
    title: 'Заголовок панели',
    edge: 'От какого края выезжает; снизу это лист при любой ширине',
    children: 'Содержание панели',
    footer,
    level,
  },
} satisfies PropWords<typeof drawer>

export const filterSheetProps = {
  FilterSheet: {
    open: 'Открыт ли лист',
    onClose: 'Просят закрыть: крестиком, клавишей Escape, нажатием мимо, движением вниз или кнопкой «Показать»',
    title: 'Заголовок листа',
    children: 'Форма: выбранное действует сразу',
    count: 'Сколько подходит; null, пока считают',
    forms: 'Что сосчитано, в трёх формах: «задание, задания, заданий»',
    onReset: 'Нажали «Сбросить»; не задавайте, пока ничего не выбрано',
  },
} satisfies PropWords<typeof filterSheet>

export const menuProps = {
  Menu: {
    trigger,
    children: 'Строки меню',
    align: 'К какому краю кнопки прижато',
    defaultOpen: `${openFromStart}: для меню, код которого пришёл по нажатию`,
  },
} satisfies PropWords<typeof menu>

export const quietMenuProps = {
  QuietMenu: {
    label: 'С чем это делают: «Действия с заданием»',
    children: 'Строки меню; необратимое последним, после черты',
    framed: 'С рамкой; в строках и полосах без неё',
    align: 'К какому краю кнопки прижато',
  },
} satisfies PropWords<typeof quietMenu>

export const popoverProps = {
  Popover: {
    trigger,
    label: 'Имя окошка для тех, кто слушает',
    children: 'Содержание окошка',
    align: 'Как стоит относительно кнопки: от начала, посередине, к концу',
    open: 'Открыто ли, когда это решает хозяин',
    onOpenChange: 'Просят открыть или закрыть',
    defaultOpen: openFromStart,
  },
} satisfies PropWords<typeof popover>

export const toastProps = {
  Toaster: {
    toasts: 'Уведомления, старые первыми',
    titles: 'Заголовок каждого вида: успех, ошибка, внимание, справка',
    onDismiss: 'Уведомление закрыли или смахнули; по времени его убирает хозяин',
    onHold: 'Указатель или фокус на уведомлениях: их время стоит',
    onRelease: 'Указатель и фокус ушли: время идёт дальше',
  },
} satisfies PropWords<typeof toast>

export const tooltipProps = {
  Tooltip: {
    children: 'Кнопка или ссылка со своим именем: подсказка к нему только добавляет',
    text: 'Слова подсказки',
    side: 'С какой стороны встаёт, если там есть место',
    defaultOpen: `${openFromStart}, пока указатель или фокус не придёт и не уйдёт`,
  },
} satisfies PropWords<typeof tooltip>
