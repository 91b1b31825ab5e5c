import { JobCard } from '@artel/ui/jobs'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { someJobs, wordyJob } from './sample-jobs.ts'

const [tiled, moved, mended] = someJobs

const meta = preview.meta({
  title: 'Паттерны/Завершённые работы/Карточка работы',
  component: JobCard,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: { job: tiled ?? wordyJob, headingLevel: 2 as const },
})

/** Показывается на главной, когда заказчик приложил фотографию. */
export const WithPhoto = meta.story({
  name: 'С фотографией',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ванная 4,2 м² в шестигранной плитке' })).toHaveAttribute(
      'href',
      '/task/601',
    )
    await expect(canvas.getByText('58 000 ₽')).toBeVisible()
    await expect(canvas.getByText('за 6 дней, из 7 откликов')).toBeVisible()
  },
})

/** Показывается, когда фотографии нет: на её месте рисунок ремесла. */
export const WithCover = meta.story({ name: 'С рисунком ремесла', args: { job: moved ?? wordyJob } })

/** Показывается рядом с ценами услуги: картинка сверху. Об единственном отклике карточка молчит: выбирать было не из чего. */
export const Tall = meta.story({
  name: 'Высокая',
  args: { job: mended ?? wordyJob, shape: 'tall' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('за 2 дня')).toBeVisible()
  },
})

/** Показывается для самых длинных слов. */
export const LongText = meta.story({ name: 'Длинный текст', args: { job: wordyJob } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
