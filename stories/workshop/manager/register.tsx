import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { ChartPanel } from './ChartPanel.tsx'
import { MatrixTab } from './MatrixTab.tsx'
import { makeRoomForPages } from './roomy-pages.ts'
import { SettingTools } from './SettingTools.tsx'

// Storybook compiles its frame with the classic JSX, which looks for React in the open.
Object.assign(globalThis, { React })

/** Adds the settings of the toolbar, the panel «Схема состояний» and the tab «Матрица» to the workshop. */
export const registerWorkshop = (): void => {
  addons.register('artel', (api) => {
    makeRoomForPages(api)
    addons.add('artel/chart', {
      type: types.PANEL,
      title: 'Схема состояний',
      render: ({ active }) => (active ? <ChartPanel /> : null),
    })
    addons.add('artel/settings', {
      type: types.TOOL,
      title: 'Настройки показа',
      match: ({ viewMode, tabId }) => (viewMode === 'story' || viewMode === 'docs') && !tabId,
      render: () => <SettingTools />,
    })
    addons.add('artel/matrix', {
      type: types.TAB,
      title: 'Матрица',
      route: ({ storyId }) => `/story/${storyId}&tab=artel/matrix`,
      match: ({ viewMode, tabId }) => viewMode === 'story' && tabId === 'artel/matrix',
      render: ({ active }) => (active ? <MatrixTab /> : null),
    })
  })
}
