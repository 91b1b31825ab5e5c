import '@artel/ui/tokens.css'
import './docs.css'
import { LinkProvider } from '@artel/ui/kit'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { DocsPage } from './DocsPage.tsx'
import { forgetUnhandledRequests, refuseUnhandledRequests, startNetwork } from './network.ts'
import { PlainLink } from './PlainLink.tsx'
import { artelTheme } from './theme.ts'
import { applyTheme, checkOtherTheme, type Theme } from './theme-switch.ts'
import { viewports } from './viewports.ts'

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
  initialGlobals: { theme: 'light' },
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
  beforeEach: forgetUnhandledRequests,
  async afterEach(context) {
    refuseUnhandledRequests()
    await checkOtherTheme(context)
  },
})
