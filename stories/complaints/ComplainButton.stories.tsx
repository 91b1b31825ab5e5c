import { testUuid } from '@artel/core/testing'
import { ComplainButton, type ComplainButtonProps } from '@artel/ui/complaints/ask'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Паттерны/Жалоба/Кнопка',
  component: ComplainButton,
  decorators: [withServices],
  parameters: {
    toolbar: { network: 'Пока не нажали, кнопка ничего у сервера не просит.' },
    docs: { story: { inline: false, height: '720px' } },
  },
  globals: { viewer: 'client' },
  beforeEach: backend,
  args: {
    subject: { target: 'USER', targetId: testUuid(111) } as ComplainButtonProps['subject'],
    look: 'word' as NonNullable<ComplainButtonProps['look']>,
  },
})

/** Показывается там, где меню нет: у человека, отклика, отзыва. */
export const Word = meta.story({
  name: 'Словом',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Пожаловаться на человека' })).toHaveTextContent('Пожаловаться')
  },
})

/** Показывается там, где слову нет места: один флажок, имя его говорит, на что жалуются. */
export const Flag = meta.story({
  name: 'Флажком',
  args: { subject: { target: 'REVIEW', targetId: '711' }, look: 'icon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Пожаловаться на отзыв' })).toBeVisible()
  },
})

/** После нажатия открывается жалоба, её код приходит вместе с ней. */
export const Opens = meta.story({
  name: 'Открывает жалобу',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пожаловаться на человека' }))
    const dialog = await screen.findByRole('dialog', { name: 'Пожаловаться на человека' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
