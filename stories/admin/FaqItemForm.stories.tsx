import { faqItemForm, faqItemValues } from '@artel/core/admin'
import { anAdminFaqItem, anAdminFaqSection } from '@artel/core/testing'
import { ItemForm, type ItemFormProps } from '@artel/ui/admin/faq'
import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

type View = ItemFormProps['view']

const sections = [
  anAdminFaqSection(),
  anAdminFaqSection({
    id: 40,
    title: 'Задания',
    slug: 'zadaniya',
    items: [
      { id: 492, slug: 'kak-vybrat', question: 'Как выбрать исполнителя?', isHidden: false },
      { id: 493, slug: 'kak-otmenit', question: 'Как отменить задание?', isHidden: false },
    ],
  }),
]
const values = {
  ...faqItemValues(anAdminFaqItem()),
  answer:
    'Откройте [своё задание](/personal-area/tasks) и нажмите «Отозвать отклик».\n\n- Потраченный отклик не возвращается.\n- Заказчик увидит, что вы передумали.',
  relatedIds: [492],
}

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Форма вопроса помощи',
  component: ItemForm,
  decorators: [pageFrame],
  parameters: { machine: { id: 'faqItem' }, layout: 'fullscreen' },
  args: {
    view: { status: 'editing', values, errors: {}, message: null } as View,
    attempt: 0,
    sections: sections as ItemFormProps['sections'],
    own: 491 as ItemFormProps['own'],
    isInert: false,
    onShowSaved: null as ItemFormProps['onShowSaved'],
    onRemove: fn() as ItemFormProps['onRemove'],
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается, когда вопрос правят: рядом стоит ответ, каким его прочтут. */
export const Editing = meta.story({
  name: 'Правка с предпросмотром',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, canvas, userEvent }) => {
    const preview = within(canvas.getByRole('region', { name: 'Как увидят на сайте' }))
    await expect(preview.getByRole('link', { name: 'своё задание' })).toBeVisible()
    await expect(preview.getAllByRole('listitem')[0]).toHaveTextContent('Потраченный отклик не возвращается.')
    await userEvent.selectOptions(canvas.getByLabelText(/Читайте дальше/, { selector: 'select' }), '493')
    await expect(args.onChange).toHaveBeenLastCalledWith('relatedIds', [492, 493])
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать из списка: Как выбрать исполнителя?' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('relatedIds', [])
  },
})

/** Показывается, когда вопрос только начинают. */
export const New = meta.story({
  name: 'Новый вопрос',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    own: null,
    onRemove: null,
    view: { status: 'editing', values: faqItemForm.initial, errors: {}, message: null },
  },
})

/** Показывается, когда отправили незаполненное. */
export const Invalid = meta.story({
  name: 'Не заполнено',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    own: null,
    onRemove: null,
    attempt: 1,
    view: {
      status: 'editing',
      values: faqItemForm.initial,
      errors: {
        sectionId: 'Выберите раздел помощи.',
        question: 'Напишите вопрос.',
        answer: 'Напишите, что отвечает помощь.',
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

/** Показывается, когда вопрос сохранил коллега: введённое на месте. */
export const Conflict = meta.story({
  name: 'Коллега успел раньше',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    onShowSaved: fn() as ItemFormProps['onShowSaved'],
    view: { status: 'failed', values, errors: {}, message: 'Данные изменились.' },
  },
})

/** Показывается, когда слова длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинный текст',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    view: {
      status: 'editing',
      values: { ...values, question: 'Где'.repeat(50), answer: `${'Откройте'.repeat(40)}\n\n${values.answer}` },
      errors: {},
      message: null,
    },
  },
})
