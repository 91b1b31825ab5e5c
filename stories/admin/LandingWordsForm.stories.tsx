import { landingValues } from '@artel/core/admin'
import { anAdminLanding } from '@artel/core/testing'
import { WordsForm, type WordsFormProps } from '@artel/ui/admin/landings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

type View = WordsFormProps['view']

const values = landingValues(anAdminLanding())
const [first = { question: '', answer: '' }] = values.questions

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Форма слов услуги',
  component: WordsForm,
  decorators: [pageFrame],
  parameters: { machine: { id: 'landingWords' }, layout: 'fullscreen' },
  argTypes: { preview: { control: false } },
  args: {
    view: { status: 'editing', values, errors: {}, message: null } as View,
    attempt: 0,
    isInert: false,
    onShowSaved: null as WordsFormProps['onShowSaved'],
    preview: <p>{values.title}</p>,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается, когда слова правят: вопросы добавляют и удаляют. */
export const Editing = meta.story({
  name: 'Правка',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить вопрос' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('questions', [first, { question: '', answer: '' }])
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить вопрос 1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('questions', [])
  },
})

/** Показывается, когда отправили незаполненное. */
export const Invalid = meta.story({
  name: 'Не заполнено',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    view: {
      status: 'editing',
      values: { title: '', lead: '', questions: [{ question: '', answer: '' }] },
      errors: {
        title: 'Напишите заголовок.',
        lead: 'Напишите вступление.',
        questions: 'Напишите, о чём спрашивают.',
      },
      message: null,
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Сохраняется',
  parameters: { machine: { state: 'submitting' } },
  args: { view: { status: 'submitting', values, errors: {}, message: null } },
})

/** Показывается, когда слова сохранил коллега: введённое на месте. */
export const Conflict = meta.story({
  name: 'Коллега успел раньше',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    onShowSaved: fn() as WordsFormProps['onShowSaved'],
    view: { status: 'failed', values, errors: {}, message: 'Данные изменились.' },
  },
})
