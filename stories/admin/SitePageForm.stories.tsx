import { sitePageForm, sitePageValues } from '@artel/core/admin'
import { anAdminSitePage } from '@artel/core/testing'
import { SitePageForm, type SitePageFormProps } from '@artel/ui/admin/landings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

type View = SitePageFormProps['view']

const values = sitePageValues(anAdminSitePage())
const [first = { title: '', text: '' }] = values.points

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Форма слов страницы',
  component: SitePageForm,
  decorators: [pageFrame],
  parameters: { machine: { id: 'sitePage' }, layout: 'fullscreen' },
  argTypes: { preview: { control: false } },
  args: {
    view: { status: 'editing', values, errors: {}, message: null } as View,
    attempt: 0,
    isInert: false,
    onShowSaved: null as SitePageFormProps['onShowSaved'],
    preview: <p>{values.title}</p>,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается, когда слова правят: шаги и вопросы добавляют и удаляют. */
export const Editing = meta.story({
  name: 'Правка',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить шаг' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('points', [first, { title: '', text: '' }])
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить шаг 1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('points', [])
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
      values: { ...sitePageForm.initial, points: [{ title: '', text: '' }] },
      errors: {
        title: 'Напишите заголовок.',
        lead: 'Напишите вступление.',
        pointsTitle: 'Напишите заголовок шагов.',
        points: 'Назовите шаг.',
        questionsTitle: 'Напишите заголовок вопросов.',
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
    onShowSaved: fn() as SitePageFormProps['onShowSaved'],
    view: { status: 'failed', values, errors: {}, message: 'Данные изменились.' },
  },
})
