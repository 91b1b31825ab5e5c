import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'
import { QuestionForm, type QuestionFormProps } from './QuestionForm.tsx'

const filled = { name: 'Лейла', text: 'Как поменять город в задании № 501?' }
const tooShort = { name: 'напишите хотя бы 2 буквы', text: 'напишите хотя бы 10 символов' }

/** The form as a page holds it: checks what was typed when it is sent, then as it is typed. */
function LiveForm(props: QuestionFormProps) {
  const [values, setValues] = useState(props.values)
  const [attempt, setAttempt] = useState(0)
  const errors = {
    ...(values.name.trim().length < 2 && { name: tooShort.name }),
    ...(values.text.trim().length < 10 && { text: tooShort.text }),
  }
  return (
    <QuestionForm
      {...props}
      values={values}
      attempt={attempt}
      errors={attempt > 0 ? errors : {}}
      onChange={setValues}
      onSubmit={() => {
        setAttempt(attempt + 1)
        if (Object.keys(errors).length === 0) props.onSubmit()
      }}
    />
  )
}

const args: QuestionFormProps = {
  values: { name: '', text: '' },
  errors: {},
  attempt: 0,
  status: 'editing',
  refusal: null,
  onChange: fn(),
  onSubmit: fn(),
}

const meta = preview.meta({
  title: 'Паттерны/Форма',
  component: QuestionForm,
  decorators: [formWidth],
  args,
})

/** Показывается, пока ничего не введено: кнопка доступна сразу, ошибок заранее нет. */
export const Pristine = meta.story({ name: 'Пустая' })

/** Показывается после отправки с ошибками: список сверху ведёт к полям, слова те же. */
export const Invalid = meta.story({
  name: 'С ошибками',
  args: { values: { name: 'Л', text: 'Как' }, errors: tooShort, attempt: 1 },
})

/** Показывается, пока сервер не ответил: введённое на месте, второй раз не отправить. */
export const Sending = meta.story({ name: 'Отправляется', args: { values: filled, status: 'submitting' } })

/** Показывается, когда сервер отказал: причина у кнопки, введённое на месте. */
export const Refused = meta.story({
  name: 'Сервер отказал',
  args: { values: filled, refusal: 'Слишком часто. Подождите немного и повторите.' },
})

/** Показывается после отправки на месте формы: видно, чего теперь ждать. */
export const Done = meta.story({ name: 'Отправлена', args: { status: 'done' } })

/** Показывается на телефоне. */
export const OnPhone = Invalid.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** С клавиатуры: ошибка приводит фокус в список, строка — в поле, исправленное поле сразу чистое, Enter отправляет. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  render: (args) => <LiveForm {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), 'Лейла{Enter}')
    await expect(canvas.getByRole('region', { name: 'Исправьте ошибку' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const text = canvas.getByRole('textbox', { name: 'Вопрос' })
    await expect(text).toHaveFocus()
    await userEvent.keyboard('Как поменять город?')
    await expect(text).toBeValid()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})
