import { ExecutorPapers } from '@artel/ui/executors/page'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { beginner, sergey, wordy } from './sample-executor.tsx'

const meta = preview.meta({
  title: 'Экраны/Исполнитель/Опыт и документы',
  component: ExecutorPapers,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: { executor: sergey },
})

/** Показывается всем: что проверено, давно ли человек работает, где учился. */
export const Usual = meta.story({
  name: 'Документы проверены',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Документы проверены 20.января 2025/)).toBeVisible()
    await expect(canvas.getByText('Индивидуальный предприниматель')).toBeVisible()
    await expect(canvas.getByText('2009–2014 годы')).toBeVisible()
  },
})

/** Показывается у того, кто документов не показал и о себе не рассказал. */
export const Empty = meta.story({
  name: 'Пусто',
  args: { executor: beginner },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Документы не проверены')).toBeVisible()
    await expect(canvas.getByText('Об опыте и учёбе пока ничего не рассказано.')).toBeVisible()
  },
})

/** Показывается с длинными словами: ничего не вылезает. */
export const Long = meta.story({ name: 'Длинный текст', args: { executor: wordy } })

/** То же на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинный текст на телефоне',
  globals: { viewport: { value: 'phone' } },
})
