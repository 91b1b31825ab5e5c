import { Counter } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Счётчик',
  component: Counter,
  args: { count: 7, label: '7 непрочитанных' },
})

/** Показывается, когда что-то ждёт взгляда; вслух читается словами. */
export const Some = meta.story({
  name: 'Несколько',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 непрочитанных')).toBeInTheDocument()
  },
})

/** Показывается, когда ждёт больше девяноста девяти. */
export const Many = meta.story({ name: 'Много', args: { count: 128, label: '128 непрочитанных' } })

/** Не показывается, когда всё прочитано. */
export const None = meta.story({
  name: 'Ничего',
  args: { count: 0, label: '0 непрочитанных' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0 непрочитанных')).toBeNull()
  },
})
