import { FILE_LIMITS } from '@artel/core/contract'
import type { UploadRow } from '@artel/core/files'
import { Field } from '@artel/ui/kit'
import { FileDrop } from '@artel/ui/kit/files'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { carry, drag, dragByFinger, swipe } from './drag.ts'
import { drawn } from './drawn-picture.ts'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const MB = 1024 * 1024

const photo: UploadRow = {
  key: 1,
  name: 'Ванная до ремонта.jpg',
  size: 2.4 * MB,
  share: 1,
  state: {
    status: 'done',
    file: {
      id: '00000000-0000-4000-8000-000000000001',
      path: '/files/1',
      isPrivate: false,
      name: 'Ванная до ремонта.jpg',
      type: 'image/jpeg',
      size: 2.4 * MB,
      width: 800,
      height: 600,
      picture: drawn(2),
    },
  },
}
const plan: UploadRow = {
  key: 2,
  name: 'План квартиры.pdf',
  size: 5 * MB,
  share: 0.4,
  state: { status: 'uploading', progress: { sent: 2 * MB, total: 5 * MB } },
}
const estimate: UploadRow = { key: 3, name: 'Смета.xlsx', size: 80_000, share: 0, state: { status: 'waiting' } }

const phonePhoto: UploadRow = {
  key: 5,
  name: 'IMG_2041.HEIC',
  size: 3 * MB,
  share: 1,
  state: { status: 'uploading', progress: { sent: 3 * MB, total: 3 * MB } },
}

const meta = preview.meta({
  title: 'Компоненты/Файлы',
  component: FileDrop,
  decorators: [formWidth],
  parameters: { machine: { id: 'uploads' } },
  args: {
    limits: FILE_LIMITS.task,
    rows: [] as readonly UploadRow[],
    refusal: null as string | null,
    canAdd: true,
    onAdd: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <Field label="Фото и документы" optional>
      <FileDrop {...args} />
    </Field>
  ),
})

/** Показывается, пока ничего не выбрано. */
export const Empty = meta.story({ name: 'Пусто', parameters: { machine: { state: 'resting' } } })

/** Показывается, пока файлы идут: каждый говорит, где он. */
export const Uploading = meta.story({
  name: 'Загружаются',
  parameters: { machine: { state: 'uploading' } },
  args: { rows: [photo, plan, estimate] },
})

/** Показывается, когда один файл не дошёл. */
export const Failed = meta.story({
  name: 'Не загрузился',
  args: {
    rows: [photo, { ...plan, state: { status: 'failed', failure: 'Нет связи. Попробуйте ещё раз.' } }],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить снова: План квартиры.pdf' }))
    await expect(args.onRetry).toHaveBeenCalledWith(2)
  },
})

/** Показывается, когда выбранное не взяли: сколько можно, сказано словами. */
export const Refused = meta.story({
  name: 'Не взяли',
  args: { rows: [photo], refusal: 'Размер файла превышает допустимый размер в 10 MB.' },
})

/** Показывается, когда мест больше нет. */
export const Full = meta.story({
  name: 'Больше нельзя',
  args: { limits: FILE_LIMITS.avatar, canAdd: false, rows: [photo] },
})

/** Показывается, когда файл остановили. */
export const Cancelled = meta.story({
  name: 'Остановлен',
  args: { rows: [{ ...plan, state: { status: 'cancelled' } }] },
})

/** Показывается там, где порядок фото видят другие: первое — обложка, места меняют стрелками и перетаскиванием. */
export const Tiles = meta.story({
  name: 'Плитки',
  args: {
    limits: FILE_LIMITS.case,
    look: 'tiles',
    rows: [photo, { ...photo, key: 4, name: 'Кухня.jpg', size: 0 }, { ...plan, name: 'Коридор.jpg' }],
    onMove: fn(),
  },
  render: (args) => (
    <Field label="Фотографии">
      <FileDrop {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Фото: 3 из 20/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Позже: Ванная до ремонта.jpg' }))
    await expect(args.onMove).toHaveBeenCalledWith(1, 1)
  },
})

/** Файлы выбирают и убирают; фокус не теряется вместе со строкой. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  render: (args) => (
    <Field label="Фото и документы" optional>
      <Live start={[photo, { ...photo, key: 4, name: 'Кухня.jpg' }]}>
        {(rows, change) => (
          <FileDrop
            {...args}
            rows={rows}
            onRemove={(key) => {
              args.onRemove(key)
              change(rows.filter((row) => row.key !== key))
            }}
          />
        )}
      </Live>
    </Field>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText(/Фото и документы/)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.upload(input, new File(['план'], 'План.pdf', { type: 'application/pdf' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Убрать: Ванная до ремонта.jpg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith(1)
    await expect(canvas.getByRole('button', { name: 'Убрать: Кухня.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveFocus()
  },
})

/** Показывается, когда фото с айфона уже на сервере и переводится в JPEG. */
export const Converting = meta.story({ name: 'Фото с айфона', args: { rows: [phonePhoto] } })

/** Показывается гостю: файлы выбраны и уйдут после входа. */
export const Held = meta.story({
  name: 'Ждут входа',
  args: { isHeld: true, onMove: fn(), rows: [estimate, { ...estimate, key: 6, name: 'Кухня.jpg', size: 2 * MB }] },
})

/** Показывается, когда порядок важен: первое фото видно раньше других. */
export const Ordered = meta.story({
  name: 'Порядок',
  args: { onMove: fn() },
  render: (args) => (
    <Field label="Фото и документы" optional>
      <Live start={[photo, { ...photo, key: 4, name: 'Кухня.jpg' }, { ...photo, key: 5, name: 'Балкон.jpg' }]}>
        {(rows, change) => (
          <FileDrop
            {...args}
            rows={rows}
            onMove={(key, to) => {
              args.onMove?.(key, to)
              const moved = rows.filter((row) => row.key === key)
              change(rows.filter((row) => row.key !== key).toSpliced(to, 0, ...moved))
            }}
          />
        )}
      </Live>
    </Field>
  ),
})

/** Файл переставляют с клавиатуры: фокус идёт за ним, а место называется вслух. */
export const MovedByKeyboard = meta.story({
  ...Ordered.input,
  name: 'Переставлен с клавиатуры',
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Ниже: Ванная до ремонта.jpg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 1)
    await expect(canvas.getByRole('button', { name: 'Ниже: Ванная до ремонта.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Ванная до ремонта.jpg: место 3 из 3')
    await expect(canvas.getByRole('button', { name: 'Выше: Ванная до ремонта.jpg' })).toHaveFocus()
  },
})

/** Плитки, которые держат порядок сами, как форма. */
const OrderedTiles = meta.story({
  ...Ordered.input,
  args: { ...Ordered.input.args, limits: FILE_LIMITS.case, look: 'tiles' },
})

/** Файл переставляют мышью: место называется вслух, Escape оставляет всё как было. */
export const MovedByMouse = meta.story({
  ...OrderedTiles.input,
  name: 'Переставлен мышью',
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const tiles = () => canvas.getAllByRole('listitem')
    const [first, second, third] = tiles() as [HTMLElement, HTMLElement, HTMLElement]
    await drag(userEvent, first, third)
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenCalledWith(1, 2)
    await expect(tiles()).toEqual([second, third, first])
    await expect(canvas.getByRole('status')).toHaveTextContent('Ванная до ремонта.jpg: место 3 из 3')
    await drag(userEvent, first, second)
    await expect(tiles()).toEqual([first, second, third])

    const letGo = await carry(userEvent, first, second)
    await expect(first).toHaveAttribute('data-dragged')
    await expect(second).toHaveAttribute('data-drop', 'after')
    await userEvent.keyboard('{Escape}')
    await letGo()
    await expect(first).not.toHaveAttribute('data-dragged')
    await expect(tiles()).toEqual([first, second, third])
  },
})

/** Файл переставляют пальцем, задержав его на фотографии; палец, который сразу движется, прокручивает страницу. */
export const MovedByFinger = meta.story({
  ...OrderedTiles.input,
  name: 'Переставлен пальцем',
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const tiles = () => canvas.getAllByRole('listitem')
    const [first, second, third] = tiles() as [HTMLElement, HTMLElement, HTMLElement]
    await swipe(userEvent, first, third)
    await expect(args.onMove).not.toHaveBeenCalled()
    await dragByFinger(userEvent, third, first)
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenCalledWith(5, 0)
    await expect(tiles()).toEqual([third, first, second])
  },
})

/** Картинку вставляют из буфера. */
export const Pasted = meta.story({
  name: 'Вставлено из буфера',
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const data = new DataTransfer()
    data.items.add(new File(['снимок'], 'image.png', { type: 'image/png' }))
    canvas
      .getByLabelText(/Фото и документы/)
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
})
