import '@artel/ui/tokens.css'
import './docs.css'
import { LinkProvider } from '@artel/ui/kit'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { DocsPage } from './DocsPage.tsx'
import { forgetNetworkProblems, refuseNetworkProblems, startNetwork } from './network.ts'
import { PlainLink } from './PlainLink.tsx'
import { artelTheme } from './theme.ts'
import { applyTheme, checkOtherTheme, type Theme } from './theme-switch.ts'
import { viewports } from './viewports.ts'

// What a story waits for comes when it comes: a busy machine must not fail it.
configure({ asyncUtilTimeout: 5000 })

document.documentElement.lang = 'ru'

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    docs: { theme: artelTheme, page: DocsPage },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'ru-RU',
        order: ['Обзор', 'Основы', 'Компоненты', 'Паттерны', 'Экраны', 'Сценарии'],
      },
    },
  },
  initialGlobals: { theme: 'light', viewer: 'guest', network: 'normal' },
  globalTypes: {
    theme: {
      description: 'Тема',
      toolbar: {
        title: 'Тема',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Светлая', icon: 'sun' },
          { value: 'dark', title: 'Тёмная', icon: 'moon' },
          { value: 'system', title: 'Как в системе', icon: 'browser' },
        ],
      },
    },
    viewer: {
      description: 'Кто смотрит: экраны с сетью',
      toolbar: {
        title: 'Кто смотрит',
        dynamicTitle: true,
        items: [
          { value: 'guest', title: 'Гость', icon: 'user' },
          { value: 'client', title: 'Заказчик', icon: 'useralt' },
          { value: 'executor', title: 'Исполнитель, ИП', icon: 'useralt' },
          { value: 'company', title: 'Исполнитель, ООО', icon: 'users' },
          { value: 'moderator', title: 'Модератор', icon: 'shield' },
        ],
      },
    },
    network: {
      description: 'Сеть: экраны с сетью',
      toolbar: {
        title: 'Сеть',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Сеть в порядке', icon: 'globe' },
          { value: 'slow', title: 'Медленная сеть', icon: 'timer' },
          { value: 'empty', title: 'Пустые ответы', icon: 'outbox' },
          { value: 'error', title: 'Ошибка 500', icon: 'alert' },
          { value: 'offline', title: 'Нет связи', icon: 'lightningoff' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      applyTheme(globals.theme as Theme)
      return (
        <LinkProvider link={PlainLink}>
          <Story />
        </LinkProvider>
      )
    },
  ],
  beforeEach: forgetNetworkProblems,
  async afterEach(context) {
    refuseNetworkProblems()
    await checkOtherTheme(context)
  },
})
