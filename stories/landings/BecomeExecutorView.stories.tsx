import type { SitePageWords } from '@artel/core/contract'
import { shippedPages } from '@artel/core/site-pages'
import { listedTariffs } from '@artel/core/tariffs/billing'
import { BecomeExecutorView } from '@artel/ui/landings/become'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { bandFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'
import { plannedTariffs } from '../tariffs/own-tariff.ts'

const meta = preview.meta({
  title: 'Экраны/Услуга/Стать исполнителем',
  component: BecomeExecutorView,
  decorators: [bandFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: {
    words: shippedPages['become-executor'] as SitePageWords,
    tariffs: listedTariffs(),
    waiting: { total: 168, isInCity: true },
    cityName: 'Казань',
    viewer: 'guest' as 'guest' | 'client' | 'staff',
  },
})

/** Показывается гостю: что даёт Артель, как это работает, сколько стоит и что спрашивают. */
export const ForGuest = meta.story({
  name: 'Гостю',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Стать исполнителем' })).toHaveAttribute(
      'href',
      '/auth/registration-executor',
    )
    await expect(canvas.getByRole('table', { name: 'Тарифы' })).toBeVisible()
    await expect(canvas.getByText(/^168\sзаданий ждут мастера/)).toBeVisible()
  },
})

/** Показывается заказчику: для работы нужен отдельный аккаунт. */
export const ForClient = meta.story({
  name: 'Заказчику',
  args: { viewer: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Вы вошли как заказчик/)).toBeVisible()
  },
})

/** Показывается сотруднику: его никуда не зовут. */
export const ForStaff = meta.story({
  name: 'Сотруднику',
  args: { viewer: 'staff' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Стать исполнителем' })).toBeNull()
  },
})

/** Показывается, когда назначена другая цена: день и числа известны заранее. */
export const Planned = meta.story({
  name: 'Цена скоро изменится',
  args: { tariffs: plannedTariffs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^«Базовый» с 1.апреля: 790.₽ в месяц, отклики на задания — 40\.$/)).toBeVisible()
  },
})

/** Показывается, когда тарифов и числа заданий не узнать: страница живёт без них. */
export const Failed = meta.story({ name: 'Без тарифов', args: { tariffs: [], waiting: null } })

/** Показывается, когда в городе заданий нет: считает по всей стране, дальше предела не считает. */
export const WholeCountry = meta.story({
  name: 'Задания всей страны',
  args: { waiting: { total: 10_000, isInCity: false }, cityName: null },
})

/** Показывается, когда сотрудник убрал шаги и вопросы: остаются приглашение и тарифы. */
export const FewWords = meta.story({
  name: 'Без шагов и вопросов',
  args: { words: { ...shippedPages['become-executor'], points: [], questions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Как это работает' })).toBeNull()
  },
})

/** Показывается, когда слова написали длиннее всякой меры: шагов шесть. */
export const LongText = meta.story({
  name: 'Длинные слова',
  args: {
    words: {
      title: `${LONG_WORD} и цена — ваша`.slice(0, 120),
      lead: 'Выбирайте задания по душе, называйте свою цену и срок. '.repeat(7),
      pointsTitle: 'Как всё это устроено от первого дня до последнего отзыва',
      points: [1, 2, 3, 4, 5, 6].map((number) => ({
        title: `${number}. ${LONG_WORD}`.slice(0, 60),
        text: 'Чем занимаетесь, где работаете и сколько берёте. '.repeat(6),
      })),
      questionsTitle: 'О чём спрашивают те, кто ещё думает, стоит ли начинать',
      questions: [{ question: `${LONG_WORD}?`, answer: 'Цену называете вы. '.repeat(70) }],
    },
  },
})

/** Показывается на телефоне: тарифы — карточками. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
