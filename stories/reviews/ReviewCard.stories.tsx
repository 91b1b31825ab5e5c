import { ReviewCard, type ReviewWords } from '@artel/ui/reviews'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'
import { dmitry, LONG_WORD, longest, maria } from '../people/sample-people.ts'

const review: ReviewWords = {
  author: maria,
  date: { text: '14 ноября', iso: '2026-11-14' },
  stars: 5,
  text: 'Андрей показал раскладку до начала и сам нашёл, где сэкономить на подрезке. Швы ровные, затирку подобрал в цвет. Каждый вечер присылал фотографии.',
  photos: [],
  deal: 'Ванная 4,2 м² · 58 000 ₽ · 6 дней',
}

const photos = [
  { id: 1, picture: photo(2), alt: 'Ванная после ремонта' },
  { id: 2, picture: photo(0), alt: 'Швы крупно' },
]

const reply = {
  name: 'Андрей Гусев',
  date: { text: '15 ноября', iso: '2026-11-15' },
  text: 'Мария, спасибо! Затирке нужна неделя, чтобы набрать прочность, — потом можно мыть с любым средством.',
}

const meta = preview.meta({
  title: 'Паттерны/Отзывы/Отзыв',
  component: ReviewCard,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { review },
})

/** Показывается под проверенной сделкой: что делали, за сколько и как долго. */
export const Usual = meta.story({
  name: 'О проверенной сделке',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Мария Белова' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Оценка 5 из 5' })).toBeVisible()
  },
})

/** Показывается, когда автор приложил фотографии, а исполнитель ответил; фотографии открываются крупно. */
export const WithPhotosAndReply = meta.story({
  name: 'С фотографиями и ответом',
  args: { review: { ...review, photos, reply }, onOpenPhoto: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть крупно: Швы крупно' }))
    await expect(args.onOpenPhoto).toHaveBeenCalledWith(1)
  },
})

/** То же на телефоне. */
export const OnPhone = WithPhotosAndReply.extend({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается там, где фотографии крупно не открывают. */
export const StillPhotos = meta.story({
  name: 'Фотографии не нажимаются',
  args: { review: { ...review, photos } },
})

/** Показывается, когда работа понравилась не во всём. */
export const FourStars = meta.story({
  name: 'Четыре звезды, без фото',
  args: {
    review: {
      ...review,
      author: dmitry,
      stars: 4,
      deal: 'Фартук на кухне · 16 800 ₽ · 2 дня',
      text: 'Сделано хорошо, запилы идеальные. Начали на день позже, чем договаривались, но предупредил заранее.',
    },
  },
})

/** Показывается, когда человек поставил звёзды и ничего не написал, а сделки на Артели не было. */
export const StarsOnly = meta.story({
  name: 'Только звёзды',
  args: { review: { ...review, author: dmitry, text: '', deal: undefined } },
})

/** Показывается, когда слова длиннее строки, а в отзыве несколько абзацев. */
export const Long = meta.story({
  name: 'Длинные слова',
  args: {
    review: {
      ...review,
      author: longest,
      stars: 1,
      text: `${LONG_WORD}!\n\n${review.text}\n${review.text}`,
      deal: `${LONG_WORD} · 10 000 000 ₽`,
      reply: { ...reply, name: longest.name, text: LONG_WORD },
    },
  },
})

/** То же на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинные слова на телефоне',
  globals: { viewport: { value: 'phone' } },
})
