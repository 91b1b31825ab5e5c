import preview from '../../.storybook/preview.tsx'
import { Contrast, Direction } from './Direction.tsx'

const meta = preview.meta({
  title: 'Основы/Направление',
  component: Direction,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

/** Показывается тому, кто хочет понять, почему всё выглядит так. */
export const Page = meta.story({ name: 'Направление' })

/** Показывается тому, кто выбирает, что на чём написать. */
export const Contrasts = meta.story({ name: 'Контраст', render: () => <Contrast /> })
