import { TrustLine } from '@artel/ui/people'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD, trusted, untried } from './sample-people.ts'

const meta = preview.meta({
  title: 'Паттерны/Люди/Строка доверия',
  component: TrustLine,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { facts: trusted },
})

/** Показывается везде, где показан человек: оценка вместе с числом отзывов, дела, ответ, стаж и проверка. */
export const Whole = meta.story({
  name: 'Всё известно',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('127 отзывов')).toBeVisible()
  },
})

/** Показывается в узкой карточке: оценка на своей строке. */
export const Stacked = meta.story({
  name: 'Оценка отдельной строкой',
  args: { stacked: true, facts: { ...trusted, since: undefined, checked: undefined } },
})

/** Показывается, пока отзывов меньше трёх: средней оценки ещё нет. */
export const FewReviews = meta.story({
  name: 'Мало отзывов',
  args: { facts: { ...trusted, rating: { value: null, count: '2 отзыва' }, answers: undefined } },
})

/** Показывается у того, о ком ещё никто не написал и чьи документы не смотрели. */
export const Newcomer = meta.story({
  name: 'Новый на Артели',
  args: { facts: untried },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Новый на Артели')).toBeVisible()
    await expect(canvas.queryByText(/Рейтинг/)).toBeNull()
  },
})

/** Показывается под именем на странице, где цифры уже стоят рядом. */
export const OnlyChecked = meta.story({
  name: 'Только проверка',
  args: { facts: { checked: 'Паспорт, ИНН и ОГРНИП сверены с реестром 12 марта 2026' } },
})

/** Показывается на телефоне: строка переносится между частями. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда проверено много и названо длинно. */
export const Long = meta.story({
  name: 'Длинные слова',
  args: {
    facts: {
      rating: { value: 4.9, count: '12 480 отзывов' },
      jobs: '18 404 задания',
      answers: 'отвечает за 2 дня',
      since: 'с 2009 года',
      checked: `Паспорт, ИНН, ОГРНИП, допуск СРО и страховка «${LONG_WORD}» сверены с реестром 12 марта 2026`,
    },
  },
})
