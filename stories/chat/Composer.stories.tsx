import type { ComposerViewState } from '@artel/core/chat'
import { Composer } from '@artel/ui/chat'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from '../kit/Live.tsx'

const open = (text: string): ComposerViewState => {
  const { length } = [...text.trim()]
  return { status: 'open', text, length, limit: 4000, canSend: length >= 1 && length <= 4000 }
}

const meta = preview.meta({
  title: 'Экраны/Чат/Поле сообщения',
  component: Composer,
  parameters: { machine: { id: 'composer' } },
  args: { view: open(''), onChange: fn(), onSend: fn() },
  render: (args) => (
    <Live start={args.view.status === 'open' ? args.view.text : ''}>
      {(text, change) => (
        <div style={{ maxWidth: '48rem', paddingBlockStart: 'var(--space-12)', background: 'var(--color-surface)' }}>
          <Composer
            {...args}
            view={args.view.status === 'open' ? open(text) : args.view}
            onChange={(next) => {
              args.onChange(next)
              change(next)
            }}
            onSend={() => {
              args.onSend()
              change('')
            }}
          />
        </div>
      )}
    </Live>
  ),
})

/** Показывается, пока ничего не написано. */
export const Blank = meta.story({
  name: 'Пустое',
  parameters: { machine: { state: 'saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeDisabled()
  },
})

/** Показывается, пока пишут: поле растёт вместе с текстом. */
export const Written = meta.story({
  name: 'С текстом',
  parameters: { machine: { state: 'unsaved' } },
  args: { view: open('Добрый день!\nЗавтра после обеда подходит.\nЖду вас к трём, домофон 42.') },
})

/** Показывается, когда до предела осталось немного. */
export const NearlyFull = meta.story({
  name: 'Почти заполнено',
  parameters: { machine: { state: 'unsaved' } },
  args: { view: open('Подробно о работе. '.repeat(200)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 799 из 4 000/)).toBeVisible()
  },
})

/** Показывается, когда текст длиннее предела: лишнее не теряется, но не уйдёт. */
export const TooLong = meta.story({
  name: 'Слишком длинное',
  parameters: { machine: { state: 'unsaved' } },
  args: { view: open('а'.repeat(4012)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Лишних символов: 12')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Сообщение' })).toBeInvalid()
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeDisabled()
  },
})

/** Показывается в закрытом чате: почему писать нельзя. */
export const Closed = meta.story({ name: 'Чат закрыт', args: { view: { status: 'closed' } } })

/** Ничего не показывается, пока писать некому: чат ещё не открыт. */
export const Hidden = meta.story({ name: 'Скрыто', args: { view: { status: 'hidden' } } })

/** Enter отправляет, Shift+Enter начинает строку, фокус остаётся в поле. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Сообщение' })
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('Добрый день!{Shift>}{Enter}{/Shift}Ждём')
    await expect(field).toHaveValue('Добрый день!\nЖдём')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})

// Every state of the field has a story.
;({ hidden: Hidden, closed: Closed, open: Blank }) satisfies Record<ComposerViewState['status'], unknown>
