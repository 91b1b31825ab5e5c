import type { SitePageWords } from '@artel/core/contract'
import { shippedPages } from '@artel/core/site-pages'
import { LandingsView } from '@artel/ui/landings/list'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { createMockWorld } from '../mocks/index.ts'
import { bandFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'

const landings = createMockWorld().landings

const meta = preview.meta({
  title: 'Экраны/Услуга/Все услуги',
  component: LandingsView,
  decorators: [bandFrame],
  parameters: { layout: 'fullscreen' },
  args: { words: shippedPages.services as SitePageWords, landings },
})

/** Показывается всем: ремёсла и услуги каждого. */
export const Ready = meta.story({
  name: 'Услуги',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Уборка квартир' })).toHaveAttribute(
      'href',
      '/landing/uborka/uborka-kvartir',
    )
  },
})

/** Показывается, пока администратор не завёл ни одной: задание создают и без них. */
export const Empty = meta.story({ name: 'Услуг нет', args: { landings: [] } })

/** Показывается для самых длинных названий. */
export const LongText = meta.story({
  name: 'Длинные названия',
  args: {
    landings: landings.map((root) => ({
      ...root,
      name: LONG_WORD,
      children: root.children.map((child) => ({ ...child, name: LONG_WORD })),
    })),
  },
})

/** Показывается, когда сотрудник написал к услугам шаги и вопросы. */
export const WithMoreWords = meta.story({
  name: 'С шагами и вопросами',
  args: { words: { ...shippedPages['become-executor'], ...{ title: 'Всё, что умеют мастера' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Всё, что умеют мастера')
    await expect(canvas.getByRole('heading', { name: 'Как это работает' })).toBeVisible()
    await expect(canvas.getByText('Сколько это стоит?')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
