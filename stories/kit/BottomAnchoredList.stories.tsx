import { BottomAnchoredList } from '@artel/ui/kit/virtual-list'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor, type within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'
import css from './VirtualList.stories.module.css'

interface Line {
  id: number
  text: string
}

const words = ['Здравствуйте!', 'Готов приступить завтра утром.', 'Нужна смета: стены, пол, двери и откосы. '.repeat(4)]

const lines = (from: number, count: number): readonly Line[] =>
  Array.from({ length: count }, (_, index) => {
    const id = from + index
    return { id, text: `${id}. ${words[(id * 5) % words.length]}` }
  })

const meta = preview.meta({
  title: 'Компоненты/Список от конца',
  component: BottomAnchoredList<Line>,
  args: {
    label: 'Переписка',
    rows: lines(1000, 60),
    keyOf: ({ id }: Line) => `${id}`,
    isLasting: (_: Line): boolean => true,
    isBroughtTo: (_: Line): boolean => false,
    startAt: -1,
    before: <p className={css.before}>Начало переписки</p>,
    children: ({ text }: Line) => <p className={css.message}>{text}</p>,
    onNearStart: fn(),
    onMove: fn(),
  },
  argTypes: { children: { control: false }, rows: { control: false }, before: { control: false } },
  decorators: [
    (Story) => (
      <div className={css.box}>
        <Story />
      </div>
    ),
  ],
})

const logOf = (canvas: ReturnType<typeof within>) => canvas.getByRole('log', { name: 'Переписка' })
const belowOf = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) => scrollHeight - clientHeight - scrollTop
const atEnd = (log: HTMLElement) => waitFor(() => expect(belowOf(log)).toBeLessThan(2))

/** Frames in which a list that moves of itself would have moved. */
const rest = async (frames = 10) => {
  for (let frame = 0; frame < frames; frame += 1) await new Promise((done) => requestAnimationFrame(done))
}

/** Показывается с конца: последнее внизу. */
export const FromTheEnd = meta.story({
  name: 'От конца',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^1059\./)).toBeVisible())
    await atEnd(logOf(canvas))
  },
})

/** Показывается, когда строк мало: они стоят внизу, у поля, в которое пишут. */
export const Short = meta.story({
  name: 'Короткий',
  args: { rows: lines(1, 2) },
  play: async ({ canvas }) => {
    const last = await canvas.findByText(/^2\./)
    await waitFor(() => expect(last).toBeVisible())
    await waitFor(() => {
      const gap = logOf(canvas).getBoundingClientRect().bottom - last.getBoundingClientRect().bottom
      expect(gap).toBeLessThan(24)
    })
  },
})

/** Показывается, пока ничего не написано. */
export const Empty = meta.story({ name: 'Пустой', args: { rows: [] } })

/** Показывается с места, откуда читать: дальше ведут вниз. */
export const FromUnread = meta.story({
  name: 'С непрочитанного',
  args: { startAt: 30 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^1030\./)).toBeVisible())
    await expect(belowOf(logOf(canvas))).toBeGreaterThan(200)
  },
})

type ListProps = ComponentProps<typeof BottomAnchoredList<Line>>

/** A list to which `more` comes when a hidden button is pressed. */
function Changing({ args, more, isBefore = false }: { args: ListProps; more: readonly Line[]; isBefore?: boolean }) {
  return (
    <Live start={args.rows}>
      {(rows, change) => (
        <>
          <BottomAnchoredList {...args} rows={rows} />
          <button type="button" hidden onClick={() => change(isBefore ? [...more, ...rows] : [...rows, ...more])}>
            Ещё
          </button>
        </>
      )}
    </Live>
  )
}

/** Кто стоит в конце, видит новое сразу. */
export const Following = meta.story({
  name: 'Новое в конце',
  render: (args) => <Changing args={args} more={lines(2000, 3)} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^1059\./)).toBeVisible())
    await atEnd(logOf(canvas))
    canvas.getByText('Ещё').click()
    await waitFor(() => expect(canvas.getByText(/^2002\./)).toBeVisible())
    await atEnd(logOf(canvas))
  },
})

/** Кто читает прошлое, остаётся там, где читает. */
export const NotFollowing = meta.story({
  name: 'Новое, пока читают прошлое',
  render: (args) => <Changing args={args} more={lines(2000, 3)} />,
  play: async ({ canvas, args }) => {
    const log = logOf(canvas)
    await waitFor(() => expect(canvas.getByText(/^1059\./)).toBeVisible())
    log.scrollTop = 300
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ isAtEnd: false })))
    await rest()
    const before = log.scrollTop
    canvas.getByText('Ещё').click()
    await rest()
    await expect(log.scrollTop).toBe(before)
  },
})

/** Раньшее приходит сверху, а то, что читают, не сдвигается ни на пиксель. */
export const Prepended = meta.story({
  name: 'Прошлое подгрузилось',
  tags: ['!dev'],
  render: (args) => <Changing args={args} more={lines(900, 50)} isBefore />,
  play: async ({ canvas }) => {
    const log = logOf(canvas)
    await waitFor(() => expect(canvas.getByText(/^1059\./)).toBeVisible())
    log.scrollTop = 300
    await rest()
    const edge = log.getBoundingClientRect().top
    const read = canvas.getAllByText(/^\d+\./).find((line) => line.getBoundingClientRect().bottom > edge + 1)
    const [number] = /^\d+\./.exec(read?.textContent ?? '') ?? []
    const placeOf = () => canvas.getByText(new RegExp(`^${number}`)).getBoundingClientRect().top
    const before = placeOf()
    canvas.getByText('Ещё').click()
    const moves: number[] = []
    for (let frame = 0; frame < 12; frame += 1) {
      await rest(1)
      moves.push(Math.abs(placeOf() - before))
    }
    await expect(Math.max(...moves)).toBeLessThan(1)
    await expect(log.scrollTop).toBeGreaterThan(1000)
  },
})

/** Своё видно всегда, где бы ни читали. */
export const BroughtTo = meta.story({
  name: 'Своё',
  args: { isBroughtTo: (last: Line) => last.id >= 2000 },
  render: (args) => <Changing args={args} more={lines(2000, 1)} />,
  play: async ({ canvas }) => {
    const log = logOf(canvas)
    await waitFor(() => expect(canvas.getByText(/^1059\./)).toBeVisible())
    log.scrollTop = 300
    await rest()
    canvas.getByText('Ещё').click()
    await waitFor(() => expect(canvas.getByText(/^2000\./)).toBeVisible())
    await atEnd(log)
  },
})

/** Home, End, PageUp и PageDown листают; у начала спрашивают о том, что раньше. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    const log = logOf(canvas)
    await waitFor(() => expect(canvas.getByText(/^1059\./)).toBeVisible())
    await atEnd(log)
    await userEvent.tab()
    await expect(log).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(belowOf(log)).toBeGreaterThan(log.clientHeight / 2))
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await atEnd(log)
    await expect(args.onNearStart).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByText('Начало переписки')).toBeVisible())
    await waitFor(() => expect(args.onNearStart).toHaveBeenCalled())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByText(/^1059\./)).toBeVisible())
    await atEnd(log)
  },
})

/** Показывается в самой длинной переписке: рисуется только то, что видно. */
export const TenThousand = meta.story({
  name: '10 000 строк',
  args: { rows: lines(1, 10_000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^10000\./)).toBeVisible())
    await expect(canvas.getAllByText(/^\d+\./).length).toBeLessThan(60)
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
