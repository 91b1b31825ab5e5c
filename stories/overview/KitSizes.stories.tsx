import preview from '../../.storybook/preview.tsx'
import { KitSizes } from './KitSizes.tsx'

const meta = preview.meta({
  title: 'Обзор/Вес компонентов',
  component: KitSizes,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, pictures: false },
})

/** Показывается тому, кто выбирает, что взять на страницу. */
export const Page = meta.story({ name: 'Вес компонентов' })
