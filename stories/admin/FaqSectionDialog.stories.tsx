import { faqSectionValues } from '@artel/core/admin'
import { anAdminFaqSection } from '@artel/core/testing'
import { SectionDialog, type SectionDialogProps } from '@artel/ui/admin/faq'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = SectionDialogProps['form']

const values = faqSectionValues(anAdminFaqSection())

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Раздел помощи',
  component: SectionDialog,
  parameters: { machine: { id: 'faqSection' } },
  args: {
    form: { status: 'editing', values, errors: {} } as Form,
    attempt: 0,
    isNew: false,
    onShowSaved: null as SectionDialogProps['onShowSaved'],
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается, когда раздел меняют. */
export const Editing = meta.story({
  name: 'Изменение',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByLabelText('Скрыть с сайта вместе с вопросами'))
    await expect(args.onChange).toHaveBeenLastCalledWith('isHidden', true)
  },
})

/** Показывается, когда не заполнено ничего. */
export const Invalid = meta.story({
  name: 'Новый, не заполнен',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    isNew: true,
    attempt: 1,
    form: {
      status: 'editing',
      values: { title: '', about: '', slug: 'Оплата', audience: null, isHidden: false },
      errors: {
        title: 'Назовите раздел.',
        about: 'Напишите, о чём раздел.',
        slug: 'Адрес: латинские буквы, цифры и дефисы между ними, до 60 символов.',
        audience: 'Выберите, для кого раздел.',
      },
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда раздел сохранил коллега. */
export const Conflict = meta.story({
  name: 'Коллега успел раньше',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    onShowSaved: fn() as SectionDialogProps['onShowSaved'],
    form: { status: 'failed', values, errors: {}, message: 'Данные изменились.' },
  },
})
