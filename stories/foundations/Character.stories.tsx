import preview from '../../.storybook/preview.tsx'
import { Character } from './Character.tsx'

const meta = preview.meta({
  title: 'Основы/Характер',
  component: Character,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

/** Показывается тому, кто рисует новый экран: материалы, предметы, полосы, доверие и чего мы не делаем. */
export const Page = meta.story({ name: 'Характер' })
