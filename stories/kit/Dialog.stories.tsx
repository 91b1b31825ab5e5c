import { Button, Field, Input, PasswordInput } from '@artel/ui/kit'
import { Combobox } from '@artel/ui/kit/combobox'
import { Dialog } from '@artel/ui/kit/dialog'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Окно',
  component: Dialog,
  args: { open: true, onClose: fn(), title: 'Вход' },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

const form = (
  <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
    <Field label="Почта">
      <Input type="email" autoComplete="username" />
    </Field>
    <Field label="Пароль">
      <PasswordInput autoComplete="current-password" />
    </Field>
    <Button wide>Войти</Button>
  </div>
)

/** Показывается для короткой формы; фокус сразу в первом поле. */
export const WithForm = meta.story({
  name: 'С формой',
  args: { children: form },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveFocus())
  },
})

/** Показывается перед необратимым шагом: последствия названы до кнопок. */
export const Confirm = meta.story({
  name: 'Подтверждение',
  args: {
    size: 'small',
    title: 'Выбрать исполнителя?',
    description: 'Задание перейдёт в работу. Остальные отклики останутся в запасе.',
    footer: (
      <>
        <Button>Выбрать</Button>
        <Button variant="secondary">Не сейчас</Button>
      </>
    ),
  },
})

/** Показывается на телефоне: лист снизу, его можно смахнуть. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { children: form },
  globals: { viewport: { value: 'phone' } },
})

/** Показывается, когда содержание длиннее окна: листается середина, кнопки на месте. */
export const Long = meta.story({
  name: 'Длинное',
  args: {
    size: 'large',
    title: 'Правила сервиса',
    children: (
      <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
        {Array.from(
          { length: 30 },
          (_, n) => `Правило ${n + 1}. Отвечаем за то, что обещали, и говорим об этом прямо.`,
        ).map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </div>
    ),
    footer: <Button>Понятно</Button>,
  },
})

/** Показывается, когда из окна открыто ещё одно. */
export const Stacked = meta.story({
  name: 'Одно над другим',
  args: { children: form },
  render: (args) => (
    <>
      <Dialog {...args} />
      <Dialog {...args} level={1} size="small" title="Восстановление пароля" description="Пришлём ссылку на почту.">
        <Field label="Почта">
          <Input type="email" />
        </Field>
      </Dialog>
    </>
  ),
})

const onSelect = fn()

/** Показывается, когда в окне ищут: список поверх окна, Escape закрывает сначала его. */
export const WithSuggestions = meta.story({
  name: 'С подсказками',
  args: {
    title: 'Ваш город',
    children: (
      <Field label="Город">
        <Combobox
          text="Ту"
          onTextChange={fn()}
          status="ready"
          options={[
            { id: '1', label: 'Тула', note: 'Тульская область' },
            { id: '2', label: 'Тулун', note: 'Иркутская область' },
          ]}
          onSelect={onSelect}
          onRetry={fn()}
          emptyText="Такого города нет"
        />
      </Field>
    ),
  },
  play: async ({ userEvent, args }) => {
    onSelect.mockClear()
    const input = await screen.findByRole('combobox', { name: 'Город' })
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: /Тулун/ }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
  },
})

/** Escape закрывает, фокус возвращается туда, откуда окно открыли. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { open: false, children: form },
  render: (args) => (
    <Live start={args.open}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Войти</Button>
          <Dialog
            {...args}
            open={open}
            onClose={() => {
              args.onClose()
              change(false)
            }}
          />
        </>
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Войти' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Вход' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
