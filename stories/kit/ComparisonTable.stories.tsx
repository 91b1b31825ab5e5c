import { Badge, Button } from '@artel/ui/kit'
import { ComparisonTable } from '@artel/ui/kit/comparison-table'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const plan = (id: string, title: string, sum: string) => ({
  id,
  title,
  price: `${sum}\u00a0₽`,
  note: 'в месяц',
  action: (
    <Button variant="secondary" wide>
      Перейти
    </Button>
  ),
})

const cells = (free: string | boolean, basic: string | boolean, standard: string | boolean, pro: string | boolean) => ({
  free,
  basic,
  standard,
  pro,
})

const meta = preview.meta({
  title: 'Компоненты/Сравнение',
  component: ComparisonTable,
  args: {
    caption: 'Сравнить тарифы',
    columns: [
      plan('free', 'Бесплатный', '0'),
      {
        ...plan('basic', 'Базовый', '690'),
        current: true,
        badge: <Badge tone="action">Ваш тариф</Badge>,
        action: null,
      },
      { ...plan('standard', 'Стандарт', '1\u00a0490'), badge: <Badge tone="accent">Берут чаще</Badge> },
      plan('pro', 'ПРО', '2\u00a0990'),
    ],
    rows: [
      { id: 'replies', label: 'Отклики в месяц', cells: cells('5', '30', '80', '200') },
      { id: 'works', label: 'Работы', cells: cells('3', '10', '30', '100') },
      { id: 'news', label: 'Новые задания', cells: cells('раз в день', 'раз в час', 'сразу', 'сразу') },
      { id: 'alone', label: 'Без конкурентов', cells: cells(false, false, true, true) },
      { id: 'manager', label: 'Личный менеджер', cells: cells(false, false, false, true) },
    ],
  },
})

/** Показывается на столе: вещи стоят рядом, действующая обведена. */
export const Wide = meta.story({
  name: 'На компьютере',
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Сравнить тарифы' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Личный менеджер' })).toBeVisible()
  },
})

/** Показывается на телефоне: каждая вещь стала карточкой со своим заголовком. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Стандарт' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

/** Показывается, когда выбирать нечего, а раздел уже назван заголовком. */
export const WordsOnly = meta.story({
  name: 'Без кнопок и подписи',
  args: {
    captionHidden: true,
    columns: [
      { id: 'free', title: 'Самозанятый', current: true },
      { id: 'pro', title: 'Индивидуальный предприниматель' },
    ],
  },
})
