import { Badge } from '@artel/ui/kit'
import { Table, type TableColumn } from '@artel/ui/kit/table'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

interface Payment {
  id: number
  service: string
  date: string
  status: string
  amount: string
}

const rows: Payment[] = [
  { id: 1, service: 'Тариф «Мастер» на 30 дней', date: '12 ноября', status: 'Оплачен', amount: '1\u00a0490\u00a0₽' },
  { id: 2, service: 'Подъём карточки товара', date: '9 ноября', status: 'Оплачен', amount: '190\u00a0₽' },
  { id: 3, service: 'Десять откликов', date: '1 ноября', status: 'Возвращён', amount: '590\u00a0₽' },
]

const columns: TableColumn<Payment>[] = [
  { id: 'service', header: 'Услуга', cell: (row) => row.service },
  { id: 'date', header: 'Дата', cell: (row) => row.date },
  { id: 'status', header: 'Состояние', cell: (row) => <Badge>{row.status}</Badge> },
  { id: 'amount', header: 'Сумма', cell: (row) => row.amount, numeric: true },
]

const meta = preview.meta({
  title: 'Компоненты/Таблица',
  component: Table<Payment>,
  args: { caption: 'Оплаченные услуги', columns, rows, rowKey: (row: Payment) => row.id },
})

/** Показывается, когда строки сравнивают. */
export const Wide = meta.story({
  name: 'На компьютере',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Оплаченные услуги' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Десять откликов' })).toBeVisible()
  },
})

/** Показывается на телефоне: строка становится карточкой, каждая её часть названа. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда заголовок страницы уже назвал таблицу. */
export const CaptionHidden = meta.story({ name: 'Без подписи', args: { captionHidden: true } })
