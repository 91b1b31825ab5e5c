import { Button } from '@artel/ui/kit'
import { Tooltip } from '@artel/ui/kit/tooltip'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Подсказка',
  component: Tooltip,
  args: {
    text: 'Паспорт и ИНН проверены модератором',
    children: <Button variant="secondary">Проверен</Button>,
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem 1rem', display: 'grid', justifyItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
})

/** Показывается, пока на кнопку не навели. */
export const Closed = meta.story({ name: 'Закрыта' })

/** Показывается, когда навели или пришли клавишей. */
export const Open = meta.story({ name: 'Открыта', args: { defaultOpen: true } })

/** Показывается, когда сверху нет места или так задумано. */
export const Below = meta.story({ name: 'Снизу', args: { defaultOpen: true, side: 'bottom' } })

/** Фокус открывает, Escape закрывает и не уводит фокус. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Проверен' })
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Паспорт и ИНН'))
    await expect(button).toHaveAccessibleDescription('Паспорт и ИНН проверены модератором')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
})
