import { JobOpinion } from '@artel/ui/jobs'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'
import { someJobs, wordyJob } from './sample-jobs.ts'

const meta = preview.meta({
  title: 'Паттерны/Завершённые работы/Слова заказчика',
  component: JobOpinion,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { job: someJobs[2] ?? wordyJob },
})

/** Показывается на странице услуги: кто, за сколько, на сколько звёзд и какими словами. */
export const Ready = meta.story({
  name: 'Отзыв с ценой',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /4 из 5/ })).toBeVisible()
    await expect(canvas.getByText('4 500 ₽')).toBeVisible()
  },
})

/** Показывается для самых длинных слов. */
export const LongText = meta.story({ name: 'Длинный текст', args: { job: wordyJob } })
