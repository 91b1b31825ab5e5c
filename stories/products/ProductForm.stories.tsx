import { FILE_LIMITS } from '@artel/core/contract'
import { FILES_COMING } from '@artel/core/files'
import { productForm, productValues } from '@artel/core/products'
import { aProduct } from '@artel/core/testing'
import type { CategorySelectProps } from '@artel/ui/categories'
import { Field, Input } from '@artel/ui/kit'
import { FileDrop, type FileDropProps } from '@artel/ui/kit/files'
import { ProductForm, type ProductFormProps } from '@artel/ui/products/own'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { seededCategories } from '../mocks/fixtures/categories.ts'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'

type View = ProductFormProps['view']

const table = aProduct({
  photos: [photo(1), photo(2), photo(3)],
  category: { id: 21, name: 'Сборка мебели', slug: 'sborka-mebeli' },
  attributes: [
    { name: 'Материал', value: 'Дуб' },
    { name: 'Размер', value: '160×80 см' },
  ],
  sku: 'ST-120',
})
const values = productValues(table)
const ignore = () => {}

/** The photos as their queue shows them. */
const photosOf =
  ({ photoIds }: View['values'], more: FileDropProps['rows'] = []) =>
  (error: string | undefined) => (
    <Field id="product-photoIds" label="Фотографии" error={error}>
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
        limits={FILE_LIMITS.product}
        onAdd={ignore}
        onRemove={ignore}
        onCancel={ignore}
        onRetry={ignore}
        onMove={ignore}
      />
    </Field>
  )

/** The place as its search shows it. */
const cityOf = (name: string) => (error: string | undefined) => (
  <Field id="product-cityId" label="Город" error={error}>
    <Input readOnly value={name} />
  </Field>
)

const meta = preview.meta({
  title: 'Экраны/Кабинет/Мои товары/Форма товара',
  component: ProductForm,
  decorators: [pageFrame],
  parameters: { machine: { id: 'product' }, layout: 'fullscreen' },
  argTypes: { photos: { control: false }, city: { control: false } },
  args: {
    view: { status: 'editing', values, errors: {}, message: null } as View,
    attempt: 0,
    onShowSaved: null as ProductFormProps['onShowSaved'],
    isInert: false,
    tree: seededCategories(),
    own: [11, 12],
    stored: table.category as CategorySelectProps['stored'],
    status: 'PUBLISHED' as ProductFormProps['status'],
    outcome: { status: 'PUBLISHED', judged: [] } as ProductFormProps['outcome'],
    photos: photosOf(values),
    city: cityOf('Казань'),
    onRemove: fn() as ProductFormProps['onRemove'],
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается на странице опубликованного товара, пока ничего из проверяемого не изменили. */
export const Editing = meta.story({
  name: 'Изменение',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить товар' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('radio', { name: 'Есть в наличии' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('availability', 'IN_STOCK')
  },
})

/** Показывается, когда в опубликованном изменили название и фото: сказано, что он вернётся на проверку. */
export const Returns = meta.story({
  name: 'Вернётся на проверку',
  parameters: { machine: { state: 'filling.editing' } },
  args: { outcome: { status: 'PENDING', judged: ['title', 'photoIds'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Вы изменили название и фотографии/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сохранить и отправить на проверку' })).toBeVisible()
  },
})

/** Показывается исполнителю, который начинает новый товар. */
export const New = meta.story({
  name: 'Новый',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    view: { status: 'editing', values: productForm.initial, errors: {}, message: null },
    photos: photosOf(productForm.initial),
    city: cityOf(''),
    status: null,
    outcome: { status: 'PENDING', judged: [] },
    stored: null,
    onRemove: null,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить черновик' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('intent', 'DRAFT')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить характеристику' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('attributes', [{ key: 1, name: '', value: '' }])
  },
})

const wrong = {
  ...productForm.initial,
  title: 'Стол',
  price: 50,
  availability: 'TO_ORDER',
  attributes: [{ key: 1, name: 'Материал', value: '' }],
} as const

/** Показывается, когда чего-то не хватает: каждая ошибка ведёт к своему полю. */
export const Invalid = meta.story({
  name: 'Ошибки в полях',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    status: null,
    onRemove: null,
    stored: null,
    photos: photosOf(productForm.initial),
    city: cityOf(''),
    view: { status: 'editing', values: wrong, errors: productForm.validate(wrong), message: null },
  },
})

/** Показывается, пока фотографии идут: товар подождёт их. */
export const Uploading = meta.story({
  name: 'Фотографии идут',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    photos: photosOf(values, [
      {
        key: 7,
        name: 'Столешница.jpg',
        size: 3_000_000,
        share: 0.4,
        state: { status: 'uploading', progress: { sent: 1_200_000, total: 3_000_000 } },
      },
    ]),
    view: { status: 'editing', values, errors: { photoIds: FILES_COMING }, message: null },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Сохраняется',
  parameters: { machine: { state: 'submitting' } },
  args: { status: 'DRAFT', view: { status: 'submitting', values, errors: {}, message: null } },
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
      message: 'Места по тарифу закончились. Скройте что-нибудь или смените тариф.',
    },
  },
})

/** Показывается, когда товар изменили в другом окне. */
export const Conflict = meta.story({
  name: 'Изменено в другом окне',
  parameters: { machine: { state: 'filling.failed' } },
  args: { view: { status: 'failed', values, errors: {}, message: 'Данные изменились.' }, onShowSaved: fn() },
})

/** Показывается с длинными названием, описанием и характеристиками. */
export const LongText = meta.story({
  name: 'Длинный текст',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    view: {
      status: 'editing',
      values: {
        ...values,
        title: 'Стол обеденный раздвижной из массива дуба с подстольем из металла и покрытием маслом с твёрдым воском',
        description: 'Столешница склеена из ламелей шириной 60–90 мм, кромка с фаской, снизу ребро жёсткости. '.repeat(
          12,
        ),
        attributes: Array.from({ length: 6 }, (_, key) => ({
          key,
          name: 'Размер столешницы в раскрытом виде',
          value: '220 × 90 × 75 см вместе со вставкой, которая хранится под столешницей',
        })),
      },
      errors: {},
      message: null,
    },
  },
})

/** Показывается на телефоне. */
export const OnPhone = Returns.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
