import { LineChart } from '@artel/ui/kit/chart'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { month, points } from './chart-points.ts'

const meta = preview.meta({
  title: 'Компоненты/График: линия',
  component: LineChart,
  args: { title: 'Просмотры профиля', placeLabel: 'Месяц', valueLabel: 'Просмотры', points },
})

/** Показывается, когда мест немного. */
export const Few = meta.story({
  name: 'Немного',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^Просмотры профиля: от 96 до 1\s275$/ })).toBeVisible()
    await userEvent.click(canvas.getByText('Показать таблицей'))
    await expect(canvas.getByRole('row', { name: /^Октябрь 1\s275$/ })).toBeVisible()
    await userEvent.click(canvas.getByText('Показать таблицей'))
  },
})

/** Показывается для месяца: подписан не каждый день. */
export const Many = meta.story({ name: 'Тридцать дней', args: { placeLabel: 'День', points: month } })

/** Показывается, когда измерены деньги. */
export const Money = meta.story({
  name: 'В рублях',
  args: {
    title: 'Заработано',
    valueLabel: 'Рубли',
    points: points.map(({ label, value }) => ({ label, value: value * 100 })),
    format: (value: number) => `${value.toLocaleString('ru-RU')}\u00a0₽`,
  },
})

/** Показывается, когда все числа нулевые: места есть, измерять нечего. */
export const Nought = meta.story({
  name: 'Одни нули',
  args: { points: points.map(({ label }) => ({ label, value: 0 })) },
})

/** Показывается, пока ничего не измерено. */
export const Empty = meta.story({
  name: 'Пусто',
  args: { points: [], empty: 'Первые просмотры появятся, когда профиль откроют заказчики.' },
})

/** Показывается на телефоне: подписей меньше. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { placeLabel: 'День', points: month },
  globals: { viewport: { value: 'phone' } },
})

/** Показывается на телефоне, когда названия мест длинные. */
export const LongNames = meta.story({
  name: 'Длинные названия',
  args: {
    placeLabel: 'Услуга',
    points: points.slice(0, 4).map(({ value }, n) => ({ label: `Шпаклёвкаистенвыравнивание ${n + 1}`, value })),
  },
  globals: { viewport: { value: 'phone' } },
})
