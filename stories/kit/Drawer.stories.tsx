import { Button, Checkbox, Field, MoneyInput } from '@artel/ui/kit'
import { Dialog } from '@artel/ui/kit/dialog'
import { Drawer, type DrawerProps } from '@artel/ui/kit/drawer'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'

const filters = (
  <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
    <Field label="Бюджет от" optional="quiet">
      <MoneyInput value={500000} onChange={fn()} />
    </Field>
    <Checkbox label="Меньше пяти откликов" checked onChange={fn()} />
    <Checkbox label="Только проверенные" checked={false} onChange={fn()} />
  </div>
)

const meta = preview.meta({
  title: 'Компоненты/Выдвижная панель',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Фильтры',
    children: filters,
    footer: <Button wide>Показать 24 задания</Button>,
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
})

/** Показывается для того, что ждёт за правым краем. */
export const Right = meta.story({ name: 'Справа' })

/** Показывается для меню за левым краем. */
export const Left = meta.story({ name: 'Слева', args: { edge: 'left', title: 'Разделы', footer: undefined } })

/** Показывается для короткого выбора у большого пальца. */
export const Bottom = meta.story({ name: 'Снизу', args: { edge: 'bottom' } })

/** Показывается, когда содержание длиннее экрана: кнопка остаётся на месте. */
export const Long = meta.story({
  name: 'Длинная',
  args: {
    children: Array.from({ length: 40 }, (_, n) => `Улица Строителей, ${n + 1}`).map((line) => (
      <Checkbox key={line} label={line} checked={false} onChange={fn()} />
    )),
  },
})

const stack = (args: DrawerProps) => (
  <Live start={1}>
    {(count, change) => (
      <>
        <Drawer {...args} open={count > 0} onClose={() => change(0)}>
          <Button onClick={() => change(2)}>Выбрать город</Button>
        </Drawer>
        <Dialog open={count > 1} onClose={() => change(1)} level={1} title="Ваш город">
          <Button onClick={() => change(3)}>Сменить город</Button>
        </Dialog>
        <Dialog
          open={count > 2}
          onClose={() => change(2)}
          level={2}
          size="small"
          title="Сменить город?"
          description="Список заданий обновится."
          footer={
            <>
              <Button variant="secondary" onClick={() => change(2)}>
                Не сейчас
              </Button>
              <Button onClick={() => change(1)}>Сменить</Button>
            </>
          }
        />
      </>
    )}
  </Live>
)

const openAll = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Выбрать город' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Сменить город' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Сменить город?' })).toBeVisible())
}

/** Показывается, когда из панели открыто окно, а из окна ещё одно. */
export const StackOfThree = meta.story({ name: 'Три друг над другом', render: stack, play: openAll })

/** Верхнее закрывается первым, и фокус возвращается к кнопке, которая его открыла. */
export const ClosingStack = meta.story({
  name: 'Закрывают три',
  render: stack,
  play: async () => {
    await openAll()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Сменить город' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать город' })).toHaveFocus())
    await expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeVisible()
  },
})

/** Панель смахивают к её краю; обратно она не идёт. */
export const Swiped = meta.story({
  name: 'Смахивают',
  tags: ['!dev'],
  play: async ({ args }) => {
    const handle = (await screen.findByRole('heading', { name: 'Фильтры' })).parentElement as HTMLElement
    handle.setPointerCapture = () => {}
    const finger = { pointerId: 1, pointerType: 'touch', clientY: 20 }
    await fireEvent.pointerDown(handle, { ...finger, clientX: 300 })
    await fireEvent.pointerUp(handle, { ...finger, clientX: 200 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await fireEvent.pointerDown(handle, { ...finger, clientX: 300 })
    await fireEvent.pointerMove(handle, { ...finger, clientX: 420 })
    await fireEvent.pointerUp(handle, { ...finger, clientX: 420 })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Фокус уходит внутрь, Escape закрывает, фокус возвращается к кнопке. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { open: false },
  render: (args) => (
    <Live start={args.open}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Фильтры</Button>
          <Drawer {...args} open={open} onClose={() => change(false)} />
        </>
      )}
    </Live>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Бюджет от' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus())
  },
})
