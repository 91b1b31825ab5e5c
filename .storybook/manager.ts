import { addons } from 'storybook/manager-api'
import { artelTheme } from './theme.ts'

addons.setConfig({ theme: artelTheme, sidebar: { showRoots: true } })
