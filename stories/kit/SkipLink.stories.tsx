import { SkipLink } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Ссылка к содержанию',
  component: SkipLink,
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <p>Первое нажатие Tab показывает ссылку слева сверху.</p>
      </main>
    </>
  ),
})

/** Показывается по первому нажатию Tab и ведёт мимо шапки. */
export const Focused = meta.story({
  name: 'Под фокусом',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Перейти к содержанию' })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})
