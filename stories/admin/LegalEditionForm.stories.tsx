import { legalEditionForm, legalEditionValues } from '@artel/core/admin'
import { aLegalDesk } from '@artel/core/testing'
import { LegalEditionForm, type LegalEditionFormProps } from '@artel/ui/admin'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

type View = LegalEditionFormProps['view']

const desk = aLegalDesk()
const initial = legalEditionValues(desk)
const values = {
  ...initial,
  text: desk.text
    .replace('Имя, почту, телефон и город', 'Имя, фамилию, почту и телефон')
    .replace('- Узнать', '- Возразить против обработки.\n- Узнать'),
}
const view: View = { status: 'editing', values, errors: {}, message: null }
const bare = { ...values, text: 'Слова без разделов. '.repeat(8) }

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Новая редакция',
  component: LegalEditionForm,
  decorators: [frozenTime, pageFrame],
  parameters: { machine: { id: 'legalEdition', state: 'filling.editing' }, layout: 'fullscreen' },
  args: {
    view,
    attempt: 0,
    document: 'privacy-policy' as LegalEditionFormProps['document'],
    last: desk.text,
    onShowSaved: null as LegalEditionFormProps['onShowSaved'],
    isInert: false,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается, пока пишут. */
export const Writing = meta.story({ name: 'Текст' })

/** Показывается, когда смотрят, какой страница станет. */
export const Preview = meta.story({
  name: 'Как увидят',
  args: { startWith: 'preview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Политика конфиденциальности' })).toBeVisible()
    await expect(canvas.getByText('Возразить против обработки.')).toBeVisible()
  },
})

/** Показывается, когда текст ещё нельзя показать. */
export const Unfit = meta.story({
  name: 'Показать нечего',
  args: { startWith: 'preview', view: { ...view, values: bare } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Нужен хотя бы один раздел/)).toBeVisible()
  },
})

/** Показывается, когда сравнивают с последней редакцией. */
export const Changes = meta.story({
  name: 'Что изменится',
  args: { startWith: 'changes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('фамилию,', { exact: false })).toBeVisible()
    await expect(canvas.getAllByText(/^Без изменений:/).length).toBeGreaterThan(0)
  },
})

/** Показывается, когда ничего не изменили. */
export const Same = meta.story({
  name: 'Изменений нет',
  args: { startWith: 'changes', view: { ...view, values: initial } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Текст пока тот же, что в последней редакции.')).toBeVisible()
  },
})

/** Показывается, когда просят опубликовать с назначенного дня. */
export const Asked = meta.story({
  name: 'Вопрос перед публикацией',
  args: { view: { ...view, values: { ...values, effectiveOn: '2026-03-10' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать' }))
    await waitFor(() => expect(screen.getByText(/Начнёт действовать: 10 марта 2026 г\./)).toBeVisible())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Показывается, когда в тексте есть что исправить. */
export const Wrong = meta.story({
  name: 'Ошибки в полях',
  parameters: { machine: { id: 'legalEdition', state: 'filling.failed' } },
  args: {
    view: {
      status: 'failed',
      values: { ...bare, effectiveOn: '2026-02-30' },
      errors: legalEditionForm.validate({ ...bare, effectiveOn: '2026-02-30' }),
      message: 'Проверьте поля.',
    },
    attempt: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Такого дня нет в календаре.')[0]).toBeVisible()
  },
})

/** Показывается, когда коллега опубликовал другую редакцию, пока эту писали. */
export const Overtaken = meta.story({
  name: 'Опередил коллега',
  args: { onShowSaved: fn() },
})

/** Показывается, пока редакция публикуется. */
export const Sending = meta.story({
  name: 'Публикуется',
  parameters: { machine: { id: 'legalEdition', state: 'submitting' } },
  args: { view: { ...view, status: 'submitting' } },
})

/** Показывается, когда текст длинный. */
export const Long = meta.story({
  name: 'Длинный текст',
  args: {
    view: {
      ...view,
      values: { ...values, text: `${values.text}\n\n${'Рентгеноэлектрокардиографического '.repeat(60)}` },
    },
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
