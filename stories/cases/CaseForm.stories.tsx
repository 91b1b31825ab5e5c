import { caseForm, caseValues } from '@artel/core/cases'
import { FILE_LIMITS } from '@artel/core/contract'
import { FILES_COMING } from '@artel/core/files'
import { aCase } from '@artel/core/testing'
import { CaseForm, type CaseFormProps } from '@artel/ui/cases'
import type { CategorySelectProps } from '@artel/ui/categories'
import { Field } from '@artel/ui/kit'
import { FileDrop, type FileDropProps } from '@artel/ui/kit/files'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { seededCategories } from '../mocks/fixtures/categories.ts'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'

type View = CaseFormProps['view']

const values = caseValues(aCase({ photos: [photo(5), photo(6), photo(2)] }))
const onMove = fn()
const ignore = () => {}

/** The photos as their queue shows them. */
const photosOf =
  ({ photoIds }: View['values'], more: FileDropProps['rows'] = []) =>
  (error: string | undefined) => (
    <Field id="case-photoIds" label="Фотографии" error={error}>
      <FileDrop
        look="tiles"
        rows={[
          ...photoIds.stored.map((file, index) => ({
            key: index,
            name: file.name,
            size: 0,
            share: 1,
            state: { status: 'done' as const, file },
          })),
          ...more,
        ]}
        refusal={null}
        canAdd
        limits={FILE_LIMITS.case}
        onAdd={ignore}
        onRemove={ignore}
        onCancel={ignore}
        onRetry={ignore}
        onMove={onMove}
      />
    </Field>
  )

const meta = preview.meta({
  title: 'Экраны/Кабинет/Портфолио/Форма работы',
  component: CaseForm,
  decorators: [pageFrame],
  parameters: { machine: { id: 'case' }, layout: 'fullscreen' },
  argTypes: { photos: { control: false } },
  args: {
    view: { status: 'editing', values, errors: {}, message: null } as View,
    attempt: 0,
    onShowSaved: null as CaseFormProps['onShowSaved'],
    isInert: false,
    tree: seededCategories(),
    own: [11, 12],
    stored: { id: 11, name: 'Сантехника' } as CategorySelectProps['stored'],
    isNew: false,
    photos: photosOf(values),
    onRemove: fn() as CaseFormProps['onRemove'],
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается на странице работы: фотографии по порядку, первая — обложка. */
export const Editing = meta.story({
  name: 'Изменение',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Позже: Фото 1' }))
    await expect(onMove).toHaveBeenCalledWith(0, 1)
    await userEvent.clear(canvas.getByLabelText('Год'))
    await expect(args.onChange).toHaveBeenLastCalledWith('year', null)
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить работу' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** Показывается исполнителю, который начинает новую работу. */
export const New = meta.story({
  name: 'Новая',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    view: { status: 'editing', values: caseForm.initial, errors: {}, message: null },
    photos: photosOf(caseForm.initial),
    isNew: true,
    onRemove: null,
  },
})

/** Показывается, когда чего-то не хватает: каждая ошибка ведёт к своему полю. */
export const Invalid = meta.story({
  name: 'Ошибки в полях',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    isNew: true,
    onRemove: null,
    photos: photosOf(caseForm.initial),
    view: {
      status: 'editing',
      values: { ...caseForm.initial, price: 50, termDays: 0, year: 1900 },
      errors: caseForm.validate({ ...caseForm.initial, price: 50, termDays: 0, year: 1900 }),
      message: null,
    },
  },
})

/** Показывается, пока фотографии идут: работа подождёт их. */
export const Uploading = meta.story({
  name: 'Фотографии идут',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    photos: photosOf(values, [
      {
        key: 7,
        name: 'Кухня.jpg',
        size: 3_000_000,
        share: 0.4,
        state: { status: 'uploading', progress: { sent: 1_200_000, total: 3_000_000 } },
      },
      {
        key: 8,
        name: 'Коридор.jpg',
        size: 3_000_000,
        share: 0,
        state: { status: 'failed', failure: 'Нет связи. Попробуйте ещё раз.' },
      },
    ]),
    view: { status: 'editing', values, errors: { photoIds: FILES_COMING }, message: null },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Сохраняется',
  parameters: { machine: { state: 'submitting' } },
  args: { view: { status: 'submitting', values, errors: {}, message: null } },
})

/** Показывается, когда не получилось: введённое на месте. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    view: {
      status: 'failed',
      values,
      errors: {},
      message: 'Достигнут предел. Освободите место или смените тариф.',
    },
  },
})

/** Показывается, когда работу изменили в другом окне. */
export const Conflict = meta.story({
  name: 'Изменено в другом окне',
  parameters: { machine: { state: 'filling.failed' } },
  args: { view: { status: 'failed', values, errors: {}, message: 'Данные изменились.' }, onShowSaved: fn() },
})

/** Показывается с длинными названием и рассказом. */
export const LongText = meta.story({
  name: 'Длинный текст',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    view: {
      status: 'editing',
      values: {
        ...values,
        title: 'Капитальный ремонт трёхкомнатной квартиры с перепланировкой, звукоизоляцией и заменой всех труб',
        text: 'Сняли полы, залили стяжку, собрали перегородки, развели воду и электричество. '.repeat(12),
      },
      errors: {},
      message: null,
    },
  },
})

/** Показывается на телефоне. */
export const OnPhone = Editing.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
