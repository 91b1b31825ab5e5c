import { addons } from 'storybook/manager-api'
import { registerWorkshop } from '../stories/workshop/manager/register.tsx'
import { speakRussian } from './russian.ts'
import { artelTheme } from './theme.ts'

addons.setConfig({ theme: artelTheme, sidebar: { showRoots: true } })
registerWorkshop()
speakRussian()
