import { WorkCard, type WorkWords } from '@artel/ui/works'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'
import { bathroom } from './sample-works.ts'

const meta = preview.meta({
  title: 'Паттерны/Работы/Карточка работы',
  component: WorkCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
    pageFrame,
  ],
  parameters: { layout: 'fullscreen' },
  args: { work: bathroom, headingLevel: 2 as const },
})

/** Показывается в портфолио: цена рядом с названием, срок под ними. */
export const Usual = meta.story({
  name: 'Обычная',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ванная в шестигранной плитке' })).toHaveFocus()
  },
})

/** Показывается, когда цену и срок не назвали, а открыть нечего. */
export const TitleOnly = meta.story({
  name: 'Только название',
  args: { work: { id: 2, title: 'Фартук на кухне', picture: photo(1), alt: 'Фартук на кухне' } satisfies WorkWords },
})

/** Показывается, когда фотографии нет. */
export const WithoutPicture = meta.story({ name: 'Без фотографии', args: { work: { ...bathroom, picture: null } } })

/** Показывается, когда название длиннее строки. */
export const Long = meta.story({
  name: 'Длинное название',
  args: {
    work: {
      ...bathroom,
      title: `${LONG_WORD} в шестигранной плитке`,
      price: { sum: 'от 10 000 000 ₽', unit: 'за квадратный метр' },
      facts: `${LONG_WORD} · 4,2 м² · 6 дней · 2026`,
    },
  },
})

/** То же на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинное название на телефоне',
  globals: { viewport: { value: 'phone' } },
})
