/** What Storybook's frame says in English and cannot be told to say otherwise: it has no translations of its own. */
const words: Readonly<Record<string, string>> = {
  Canvas: 'История',
  Docs: 'Описание',
  Controls: 'Свойства',
  Actions: 'Действия',
  Interactions: 'Шаги',
  Accessibility: 'Доступность',
  Code: 'Код',
  'Visual tests': 'Снимки',
  'Run tests': 'Проверить истории',
  'Clear statuses': 'Сбросить отметки',
  Violations: 'Нарушения',
  Passes: 'В порядке',
  Inconclusive: 'Проверить глазами',
  'Find components': 'Найти историю',
  'Search for components': 'Найти историю',
  'Skip to canvas': 'К истории',
  'Skip to content': 'К содержанию',
  'Skip to sidebar': 'К списку',
  Settings: 'Настройки',
  'About your Storybook': 'О мастерской',
  'Keyboard shortcuts': 'Клавиши',
  'Show sidebar': 'Список историй',
  'Hide sidebar': 'Скрыть список',
  'Show toolbar': 'Панель сверху',
  'Show addons panel': 'Панель снизу',
  'Addons orientation': 'Панель сбоку',
  'Show addons': 'Показать панель',
  'Hide addons': 'Скрыть панель',
  'Hide addon panel': 'Скрыть панель',
  'Change addon orientation': 'Панель сбоку',
  'Expand all': 'Развернуть всё',
  'Collapse all': 'Свернуть всё',
  'Go full screen': 'Во весь экран',
  'Enter full screen': 'Во весь экран',
  'Exit full screen': 'Выйти из полного экрана',
  'Open canvas in new tab': 'Открыть отдельно',
  'Open in new tab': 'Открыть отдельно',
  'Share...': 'Поделиться',
  Share: 'Поделиться',
  'Copy link': 'Скопировать ссылку',
  'Copy canvas link': 'Скопировать адрес истории',
  'Copy story link': 'Скопировать адрес истории',
  'Remount component': 'Показать заново',
  'Reload story': 'Показать заново',
  'Zoom in': 'Крупнее',
  'Zoom out': 'Мельче',
  'Reset zoom': 'Как есть',
  'Change zoom level': 'Масштаб',
  'Enable measure': 'Измерить',
  'Disable measure': 'Не измерять',
  'Apply outlines to the preview': 'Показать границы',
  'Enable outline': 'Показать границы',
  'Disable outline': 'Скрыть границы',
  'Viewport size': 'Ширина',
  'Change the size of the preview': 'Ширина',
  'Reset viewport': 'Во всю ширину',
  Responsive: 'Во всю ширину',
  'Vision simulator': 'Как видят другие',
  'Vision filter': 'Как видят другие',
  'Reset controls': 'Вернуть свойства',
  Clear: 'Очистить',
  Name: 'Имя',
  Description: 'Описание',
  Default: 'По умолчанию',
  Control: 'Значение',
  'Clear filters': 'Сбросить отбор',
  'Tag filters': 'Отбор по меткам',
  Filter: 'Отбор',
  'Open Storybook menu': 'Меню мастерской',
  'No components found': 'Ничего не нашлось',
  'Recently opened': 'Недавние',
  'Clear history': 'Забыть недавние',
  'Show code': 'Показать код',
  'Hide code': 'Скрыть код',
  'Copy code': 'Скопировать код',
  Copy: 'Скопировать',
  Copied: 'Скопировано',
  'Show modified stories': 'Показать изменённые',
}

const attributes = ['aria-label', 'title', 'placeholder'] as const

/** Ends in a key of the keyboard: «Go full screen [F]». */
const KEY = / \[[^\]]+\]$/

const translated = (text: string): string | null => {
  const trimmed = text.trim()
  const key = KEY.exec(trimmed)?.[0] ?? ''
  const word = words[key ? trimmed.slice(0, -key.length) : trimmed]
  return word ? text.replace(trimmed, word + key) : null
}

/** Words of a program are names, whatever they mean elsewhere. */
const isCode = (node: Node) => node.parentElement?.closest('code, .prismjs') != null

const translateText = (node: Node): void => {
  if (isCode(node)) return
  const word = translated(node.nodeValue ?? '')
  if (word !== null) node.nodeValue = word
}

const translateAttributes = (element: Element): void => {
  for (const name of attributes) {
    const word = translated(element.getAttribute(name) ?? '')
    if (word !== null) element.setAttribute(name, word)
  }
}

const translateWithin = (node: Node): void => {
  if (node.nodeType === Node.TEXT_NODE) translateText(node)
  if (!(node instanceof Element)) return
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let inner: Node | null = node; inner; inner = walker.nextNode()) {
    if (inner instanceof Element) translateAttributes(inner)
    else translateText(inner)
  }
}

/** Puts Storybook's frame into Russian, as far as its words are known, and keeps it so until told to stop. */
export const speakRussian = (): (() => void) => {
  document.documentElement.lang = 'ru'
  translateWithin(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) translateWithin(node)
      else if (target instanceof Element) translateAttributes(target)
      else translateText(target)
    }
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...attributes],
  })
  return () => observer.disconnect()
}
