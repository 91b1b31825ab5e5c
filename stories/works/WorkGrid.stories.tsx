import { WorkGrid } from '@artel/ui/works'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'
import { works } from './sample-works.ts'

const meta = preview.meta({
  title: 'Паттерны/Работы/Портфолио',
  component: WorkGrid,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { works, label: 'Портфолио', headingLevel: 2 as const },
})

/** Показывается на странице исполнителя: по две в ряд. */
export const Usual = meta.story({ name: 'Сетка' })

/** Показывается на телефоне: по одной. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
