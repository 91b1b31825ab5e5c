import { Button, EmptyState } from '@artel/ui/kit'
import { VirtualList } from '@artel/ui/kit/virtual-list'
import { useState } from 'react'
import { expect, waitFor, type within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'
import css from './VirtualList.stories.module.css'

interface Order {
  id: number
  title: string
  note: string
}

const works = ['Собрать шкаф', 'Поменять розетки', 'Выгулять собаку', 'Отвезти диван', 'Помыть окна после ремонта']
const notes = [
  'Казань, сегодня',
  'Удалённо',
  'Набережные Челны, до пятницы. Нужен свой инструмент, вход со двора, домофон не работает: позвоните заранее.',
]

const orders = (count: number, from = 1): readonly Order[] =>
  Array.from({ length: count }, (_, index) => {
    const id = from + index
    return { id, title: `${works[id % works.length]}, № ${id}`, note: notes[(id * 7) % notes.length] ?? '' }
  })

function Row({ order: { title, note } }: { order: Order }) {
  return (
    <div className={css.row}>
      <p>{title}</p>
      <p className={css.note}>{note}</p>
    </div>
  )
}

/** Grows under the eyes of the one who reads. */
function Opening({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.row}>
      <Button dense variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {order.title}
      </Button>
      {isOpen && <p className={css.note}>{notes[2]?.repeat(6)}</p>}
    </div>
  )
}

const meta = preview.meta({
  title: 'Компоненты/Виртуальный список',
  component: VirtualList<Order>,
  args: {
    label: 'Заказы',
    rows: orders(10_000),
    rowKey: ({ id }: Order) => id,
    children: (order: Order) => <Row order={order} />,
  },
  argTypes: { children: { control: false }, rows: { control: false } },
  decorators: [
    (Story) => (
      <div className={css.box}>
        <Story />
      </div>
    ),
  ],
})

type Canvas = ReturnType<typeof within>

const boxOf = (canvas: Canvas) => canvas.getByRole('group', { name: 'Заказы' })
const places = (canvas: Canvas): readonly number[] =>
  canvas.getAllByRole('listitem').map((row: HTMLElement) => Number(row.getAttribute('aria-posinset')))

/** Показывается, когда строк тысячи: рисуется только то, что видно, а место каждой строки названо. */
export const TenThousand = meta.story({
  name: '10 000 строк',
  // Where a jump by pixels leads depends on the rows measured by then.
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Поменять розетки, № 1')).toBeVisible())
    const rows = canvas.getAllByRole('listitem')
    await expect(rows.length).toBeLessThan(40)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000')
    boxOf(canvas).scrollTop = 200_000
    await waitFor(() => expect(Math.min(...places(canvas))).toBeGreaterThan(1000))
  },
})

/** Показывается, когда всё помещается. */
export const Short = meta.story({
  name: 'Короткий',
  args: { rows: orders(3) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Отвезти диван, № 3')).toBeVisible())
    await expect(boxOf(canvas).scrollHeight).toBe(boxOf(canvas).clientHeight)
  },
})

/** Показывается, когда строк нет: говорит об этом тот, чей это список. */
export const Empty = meta.story({
  name: 'Пустой',
  args: { rows: [] },
  render: (args) =>
    args.rows.length > 0 ? (
      <VirtualList {...args} />
    ) : (
      <EmptyState title="Заказов пока нет" text="Они появятся здесь, когда их разместят." />
    ),
})

/** Показывается, когда загружено не всё, а сколько всего, неизвестно. */
export const UnknownTotal = meta.story({
  name: 'Загружено не всё',
  args: { rows: orders(40), total: -1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1'))
  },
})

/** Строки становятся выше и ниже; остальные встают следом, ни одна не наезжает на другую. */
export const Growing = meta.story({
  name: 'Строки растут',
  args: { children: (order: Order) => <Opening order={order} /> },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: 'Поменять розетки, № 1' })
    await waitFor(() => userEvent.click(first))
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => {
      const [one, two] = canvas.getAllByRole('listitem')
      expect(one?.getBoundingClientRect().height).toBeGreaterThan(100)
      expect(two?.getBoundingClientRect().top).toBeCloseTo(one?.getBoundingClientRect().bottom ?? 0, 0)
    })
  },
})

/** Home, End, PageUp и PageDown листают, где бы в списке ни стоял фокус. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent }) => {
    const box = boxOf(canvas)
    await waitFor(() => expect(canvas.getByText('Поменять розетки, № 1')).toBeVisible())
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(box.clientHeight / 2))
    // Rows that are measured only now are made up for, so a page up need not lead to the very start.
    const below = box.scrollTop
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(box.scrollTop).toBeLessThan(below - box.clientHeight / 2))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByText('Собрать шкаф, № 10000')).toBeVisible())
    await waitFor(() => expect(box.scrollHeight - box.clientHeight - box.scrollTop).toBeLessThan(2))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByText('Поменять розетки, № 1')).toBeVisible())
    // It stays there, whatever the jump before still had in mind.
    for (let frame = 0; frame < 20; frame += 1) await new Promise((done) => requestAnimationFrame(done))
    await expect(box.scrollTop).toBe(0)
  },
})

/** Строка с фокусом остаётся в документе, как далеко бы ни пролистали и что бы ни встало перед ней. */
export const FocusKept = meta.story({
  name: 'Фокус остаётся',
  parameters: { pictures: false },
  args: { children: (order: Order) => <Opening order={order} /> },
  render: (args) => (
    <Live start={args.rows}>
      {(rows, change) => (
        <>
          <VirtualList {...args} rows={rows} />
          <button type="button" hidden onClick={() => change([...orders(50, 20_000), ...orders(10_000)])}>
            Поставить пятьдесят впереди
          </button>
        </>
      )}
    </Live>
  ),
  play: async ({ canvas }) => {
    const second = await canvas.findByRole('button', { name: 'Выгулять собаку, № 2' })
    await waitFor(() => {
      second.focus()
      expect(second).toHaveFocus()
    })
    boxOf(canvas).scrollTop = 100_000
    await waitFor(() => expect(places(canvas).filter((place) => place > 500).length).toBeGreaterThan(0))
    await expect(second).toHaveFocus()
    canvas.getByText('Поставить пятьдесят впереди').click()
    await waitFor(() => expect(second.closest('li')).toHaveAttribute('aria-posinset', '52'))
    await expect(second).toHaveFocus()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
