import { SiteFooter } from '@artel/ui/shell'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Паттерны/Подвал',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
})

/** Показывается внизу каждой страницы. */
export const Wide = meta.story({ name: 'На компьютере' })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
