import { Field, FieldGroup, MoneyInput } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const between = (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-3)' }}>
    {['От', 'До'].map((label) => (
      <Field key={label} label={label} labelHidden>
        <Live<number | null> start={label === 'От' ? 1500000 : 2500000}>
          {(value, change) => <MoneyInput value={value} onChange={change} start={label.toLowerCase()} />}
        </Live>
      </Field>
    ))}
  </div>
)

const meta = preview.meta({
  title: 'Компоненты/Группа полей',
  component: FieldGroup,
  decorators: [formWidth],
  args: { legend: 'Бюджет', hint: 'Исполнители назовут свою цену в этих пределах.', children: between },
  argTypes: { children: { control: false } },
})

/** Показывается, когда на один вопрос отвечают несколько полей. */
export const Plain = meta.story({ name: 'Простая' })

/** Показывается, когда ответы не вяжутся друг с другом. */
export const WithError = meta.story({ name: 'С ошибкой', args: { error: '«От» должно быть не больше, чем «до»' } })

/** Tab ходит по полям группы по порядку; от сводки ошибок фокус приходит к самой группе. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { id: 'budget' },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Бюджет' })
    group.focus()
    await expect(group).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'От' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'До' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('textbox', { name: 'От' })).toHaveFocus()
  },
})
