import '@artel/ui/tokens.css'
import './docs.css'
import { LinkProvider } from '@artel/ui/kit'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { declareChart, reportCharts } from '../stories/workshop/chart-reporter.ts'
import { meetArgs } from '../stories/workshop/met-settings.ts'
import { argsWithTextLength, type TextLength } from '../stories/workshop/text-length.ts'
import { beginReach, reportReach, tellReach } from '../stories/workshop/toolbar-reporter.ts'
import { countCalls } from './calls-under-way.ts'
import { DocsFrame } from './DocsFrame.tsx'
import { DocsPage } from './DocsPage.tsx'
import { DocsTable } from './DocsTable.tsx'
import { countImports } from './imports-under-way.ts'
import { startNetwork } from './network.ts'
import { forgetNetworkProblems, refuseNetworkProblems } from './network-problems.ts'
import { PlainLink } from './PlainLink.tsx'
import { pageComes } from './page-comes.ts'
import { rememberPlayed } from './played-story.ts'
import { describeInRussian } from './prop-words.ts'
import { roomAround } from './story-window.ts'
import { artelTheme } from './theme.ts'
import { applyTheme, type Theme } from './theme-switch.ts'
import { globalTypes } from './toolbars.ts'
import { waitForTypeface } from './typeface.ts'
import { viewports } from './viewports.ts'

// What a story waits for comes when it comes: a busy machine must not fail it.
configure({ asyncUtilTimeout: 5000 })

document.documentElement.lang = 'ru'
waitForTypeface()

const isTestRun = '__vitest_browser__' in globalThis

// A run of tests has no panel to report to; it asks the machines itself.
if (isTestRun) {
  countCalls()
  countImports()
} else {
  reportCharts()
  reportReach()
}

// Storybook reads it, and its types do not know it.
const tablesOfPages = { components: { table: DocsTable } }

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork)],
  tags: ['autodocs'],
  argTypesEnhancers: [describeInRussian],
  parameters: {
    a11y: { test: 'error' },
    docs: { theme: artelTheme, page: DocsPage, container: DocsFrame, ...tablesOfPages },
    htmlLang: 'ru',
    // A run of tests plays a story in the first of its looks; the workshop itself knows no such default.
    viewport: { options: viewports, ...(isTestRun && { defaultViewport: 'xl' }) },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'ru-RU',
        order: [
          'Обзор',
          ['С чего начать', 'Карта экранов', 'Строки', 'Вес компонентов', 'Как добавить экран'],
          'Основы',
          'Компоненты',
          'Паттерны',
          ['Какой взять', 'Форма', 'Список с фильтрами', 'Загрузка, пусто, ошибка', 'Необратимый шаг'],
          'Экраны',
          'Сценарии',
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', viewer: 'guest', network: 'normal', text: 'normal' },
  globalTypes,
  decorators: [
    (Story, { args, globals }) => {
      applyTheme(globals.theme as Theme)
      const text = globals.text as TextLength
      meetArgs(args)
      return (
        <LinkProvider link={PlainLink}>
          <Story key={text} args={argsWithTextLength(args, text)} />
        </LinkProvider>
      )
    },
  ],
  beforeEach: [
    forgetNetworkProblems,
    beginReach,
    declareChart,
    ({ parameters }) => {
      if (isTestRun) roomAround(parameters.layout)
    },
  ],
  // Storybook asks the addons after it: axe and the tests' own checks look at a page that has come.
  async afterEach(context) {
    if (isTestRun) await pageComes()
    else tellReach(context)
    refuseNetworkProblems()
    rememberPlayed(context)
  },
})
