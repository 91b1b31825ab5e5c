import { Gallery } from '@artel/ui/kit/carousel'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { drawn } from './drawn-picture.ts'

const image = (n: number, alt: string) => ({ id: String(n), picture: drawn(n), alt })
const images = [image(1, 'Ванная до ремонта'), image(2, 'Укладка плитки'), image(3, 'Ванная после ремонта')]

const meta = preview.meta({
  title: 'Компоненты/Галерея',
  component: Gallery,
  args: { label: 'Фото работы', images, width: 560 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '35rem' }}>
        <Story />
      </div>
    ),
  ],
})

/** Показывается, когда фото несколько. */
export const Several = meta.story({ name: 'Несколько фото' })

const many = Array.from({ length: 10 }, (_, n) => image(n + 1, `Ванная, фото ${n + 1}`))

/** Показывается, когда фото столько, сколько бывает: миниатюры прокручиваются, и отмеченная всегда на виду. */
export const Many = meta.story({
  name: 'Десять фото',
  args: { images: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать фото 5 из 10' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('8 из 10'))
    const strip = canvas.getByRole('group', { name: 'Все фото' }).getBoundingClientRect()
    const shown = canvas.getByRole('button', { name: 'Показать фото 8 из 10' })
    await expect(shown).toHaveAttribute('aria-current', 'true')
    await expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1)
  },
})

/** Показывается, когда фото одно: листать нечего. */
export const One = meta.story({ name: 'Одно фото', args: { images: images.slice(0, 1) } })

/** Показывается после нажатия на фото: оно во весь экран. */
export const Enlarged = meta.story({
  name: 'Во весь экран',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть крупно: Ванная до ремонта' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Фото работы' })).toBeVisible())
  },
})

/** Стрелки листают, Enter открывает крупно, Escape закрывает и возвращает фокус. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Открыть крупно: Ванная до ремонта' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Показать фото 1 из 3' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 из 3'))
    const small = canvas.getByRole('button', { name: 'Показать фото 2 из 3' })
    await expect(small).toHaveFocus()
    await expect(small).toHaveAttribute('aria-current', 'true')
    const second = canvas.getByRole('button', { name: 'Открыть крупно: Укладка плитки' })
    second.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const lightbox = screen.getByRole('dialog')
    await expect(lightbox).toHaveTextContent('2 из 3')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(lightbox).toHaveTextContent('3 из 3'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(second).toHaveFocus())
  },
})

const largest = drawn(1, 1920, 1440).variants['640'] ?? ''
const large = images.map((one) => ({
  ...one,
  picture: { ...drawn(Number(one.id), 1920, 1440), variants: { ...one.picture.variants, 1920: largest } },
}))

/** Opens the first picture, and answers what a person sees of it. */
const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть крупно: Ванная до ремонта' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фото работы' }))
  const picture = await dialog.findByRole('img', { name: 'Ванная до ремонта' })
  await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(100))
  return {
    ...dialog,
    picture,
    /** CSS pixels: where its left edge lies, and how wide it is. */
    place: () => picture.getBoundingClientRect(),
    isFirst: () => expect(dialog.getByRole('status')).toHaveTextContent('1 из 3'),
  }
}

/** Показывается после «Увеличить»: фото больше экрана, стрелки и перетаскивание двигают его, а не листают. */
export const Zoomed = meta.story({
  name: 'Увеличено',
  args: { images: large },
  play: async ({ canvas }) => {
    const { getByRole, picture, place, isFirst } = await opened(canvas)
    const whole = place().width
    await userEvent.click(getByRole('button', { name: 'Увеличить' }))
    await expect(getByRole('button', { name: 'Уменьшить' })).toHaveFocus()
    await waitFor(() => expect(place().width).toBeCloseTo(whole * 2, 0))
    await waitFor(() => expect(picture).toHaveAttribute('src', largest))

    await userEvent.keyboard('+')
    await waitFor(() => expect(place().width).toBeCloseTo(whole * 3, 0))
    await userEvent.keyboard('-')
    await waitFor(() => expect(place().width).toBeCloseTo(whole * 2, 0))

    const { left } = place()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(place().left).toBeLessThan(left))
    await isFirst()

    const { left: before, top } = place()
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: picture, coords: { clientX: 200, clientY: 200 } },
      { target: picture, coords: { clientX: 240, clientY: 230 } },
      { keys: '[/MouseLeft]', target: picture, coords: { clientX: 240, clientY: 230 } },
    ])
    await waitFor(() => expect([place().left - before, place().top - top]).toEqual([40, 30]))
    await isFirst()
    await expect(getByRole('button', { name: 'Уменьшить' })).toHaveFocus()
  },
})

/** После «Уменьшить», «0» и перехода к другому фото оно снова целиком, и стрелки листают. */
export const WholeAgain = meta.story({
  name: 'Снова целиком',
  tags: ['!dev'],
  args: { images: large },
  play: async ({ canvas }) => {
    const { getByRole, place, isFirst } = await opened(canvas)
    const whole = place().width
    await userEvent.keyboard('+')
    await userEvent.click(getByRole('button', { name: 'Уменьшить' }))
    await waitFor(() => expect(place().width).toBeCloseTo(whole, 0))
    await userEvent.keyboard('++0')
    await waitFor(() => expect(getByRole('button', { name: 'Увеличить' })).toHaveFocus())
    await isFirst()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(getByRole('status')).toHaveTextContent('2 из 3'))
    await userEvent.keyboard('+')
    await expect(getByRole('button', { name: 'Уменьшить' })).toBeVisible()
    await userEvent.click(getByRole('button', { name: 'Предыдущее фото' }))
    await isFirst()
    await expect(getByRole('button', { name: 'Увеличить' })).toBeVisible()
    await waitFor(() => expect(place().width).toBeCloseTo(whole, 0))
  },
})

/** Двойное нажатие, колесо и два пальца увеличивают там, где их видят. */
export const Fingers = meta.story({
  name: 'Пальцами и колесом',
  tags: ['!dev'],
  args: { images: large },
  play: async ({ canvas }) => {
    const { getByRole, picture, place, isFirst } = await opened(canvas)
    const whole = place()
    const middle = whole.left + whole.width / 2
    const spot = { clientX: middle - 100, clientY: whole.top + whole.height / 4 }
    const tap = { keys: '[TouchA]', target: picture, coords: spot }
    await userEvent.pointer([tap, tap])
    await waitFor(() => expect(place().width).toBeCloseTo(whole.width * 2, 0))
    // What was 100 px from the middle is 200 px from it now, and lies where it was.
    await expect(place().left + place().width / 2 - 200).toBeCloseTo(spot.clientX, 0)
    await userEvent.pointer([tap, tap])
    await waitFor(() => expect(place().width).toBeCloseTo(whole.width, 0))

    await fireEvent.wheel(picture, { ...spot, deltaY: -200 })
    await waitFor(() => expect(place().width).toBeGreaterThan(whole.width * 1.4))
    await fireEvent.wheel(picture, { ...spot, deltaY: 900 })
    await waitFor(() => expect(place().width).toBeCloseTo(whole.width, 0))

    const finger = (pointerId: number, clientX: number) => ({
      pointerId,
      clientX,
      clientY: whole.top + whole.height / 2,
      pointerType: 'touch',
    })
    await fireEvent.pointerDown(picture, finger(11, middle - 50))
    await fireEvent.pointerDown(picture, finger(12, middle + 50))
    await fireEvent.pointerMove(picture, finger(11, middle - 100))
    await fireEvent.pointerMove(picture, finger(12, middle + 100))
    await fireEvent.pointerUp(picture, finger(11, middle - 100))
    await fireEvent.pointerUp(picture, finger(12, middle + 100))
    await waitFor(() => expect(place().width).toBeCloseTo(whole.width * 2, 0))
    await expect(getByRole('button', { name: 'Уменьшить' })).toBeVisible()
    await isFirst()
  },
})
