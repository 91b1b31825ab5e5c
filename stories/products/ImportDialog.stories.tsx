import { anOwnProductCard } from '@artel/core/testing'
import { Field, Input } from '@artel/ui/kit'
import { ImportDialog, type ImportDialogProps } from '@artel/ui/products/own'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { seededCategories } from '../mocks/fixtures/categories.ts'

type Form = ImportDialogProps['form']
const tree = seededCategories()
const leaf = tree.flatMap(({ childCategories }) => childCategories)[0]
const category = leaf?.name ?? ''
const WORDS = 'Массив дуба, масло с воском, размер 120 на 60 см.'
const HEAD = 'Название;Раздел;Описание;Цена;Единица;Дней изготовления'
const table = [
  HEAD,
  `Обеденный стол из дуба;${category};${WORDS};48 000;шт.;21`,
  `Скамья для прихожей, ясень;${category};${WORDS};12 900;шт.;`,
].join('\n')
const wrong = `${HEAD}\nПолка настенная «Ступени»;${category.slice(0, -1)}ь;${WORDS};дорого;шт.;`
const values = { cityId: 551487, text: table }
const editing = (text: string): Form => ({ status: 'editing', values: { ...values, text }, errors: {} })

const meta = preview.meta({
  title: 'Экраны/Кабинет/Мои товары/Из таблицы',
  component: ImportDialog,
  parameters: { machine: { id: 'importProducts' } },
  args: {
    form: { status: 'editing', values: { ...values, text: '' }, errors: {} } as Form,
    attempt: 0,
    report: null as ImportDialogProps['report'],
    progress: null as ImportDialogProps['progress'],
    places: 12 as ImportDialogProps['places'],
    fileProblem: null as ImportDialogProps['fileProblem'],
    tree: tree as ImportDialogProps['tree'],
    own: leaf ? [leaf.id] : [],
    city: ((error) => (
      <Field label="Город" error={error}>
        <Input defaultValue={error ? '' : 'Казань'} />
      </Field>
    )) as ImportDialogProps['city'],
    onFile: fn(),
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается, пока ничего не выбрано и не вставлено. */
export const Pristine = meta.story({
  name: 'Пустое',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('link', { name: 'Скачать образец' })).toHaveAttribute('download')
    await userEvent.upload(screen.getByLabelText('Файл CSV'), new File([table], 'Товары.csv', { type: 'text/csv' }))
    await expect(args.onFile).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда все строки годятся. */
export const Preview = meta.story({
  name: 'Всё готово',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing(table) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Готово к загрузке: 2.товара$/)).toBeVisible())
    await expect(screen.getByRole('button', { name: /^Создать 2.черновика$/ })).toBeVisible()
  },
})

/** Показывается, когда часть строк нужно исправить: ячейки открыты на месте. */
export const Mixed = meta.story({
  name: 'Строки с ошибками',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing(`${table}\n${wrong.split('\n')[1]}`) },
  play: async ({ args, userEvent }) => {
    const price = screen.getByLabelText('Цена, строка 4')
    await expect(price).toHaveValue('дорого')
    await userEvent.type(price, '1')
    await expect(args.onChange).toHaveBeenLastCalledWith('text', expect.stringContaining(';дорого1;'))
  },
})

/** Показывается, когда в таблице нет нужных столбцов. */
export const NoColumns = meta.story({
  name: 'Нет столбцов',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing('Название;Цена;Цвет\nОбеденный стол из дуба;48 000;серый') },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Нет столбцов: Раздел, Описание/)).toBeVisible())
  },
})

/** Показывается, когда места в тарифе меньше, чем строк. */
export const NoRoom = meta.story({
  name: 'Не помещается в тариф',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing(table), places: 1 },
})

/** Показывается, пока разделы каталога не пришли. */
export const Waiting = meta.story({
  name: 'Разделы ещё не пришли',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing(table), tree: [], own: [] },
})

/** Показывается, когда выбрали не таблицу. */
export const WrongFile = meta.story({
  name: 'Файл не подошёл',
  parameters: { machine: { state: 'filling.editing' } },
  args: { fileProblem: 'Это книга Excel. Откройте её и выберите «Сохранить как» → «CSV».' },
})

/** Показывается, когда отправить нечего. */
export const Invalid = meta.story({
  name: 'Отправить нечего',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { cityId: null, text: '' },
      errors: { cityId: 'Выберите город.', text: 'Выберите файл или вставьте строки таблицы.' },
    },
  },
})

/** Показывается, пока сервер принимает строки. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} }, progress: { done: 50, of: 120 } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Загружаем товары' })).toBeVisible())
  },
})

/** Показывается, когда не ушла ни одна строка: таблица на месте. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values,
      errors: {},
      message: 'Нет соединения с интернетом. Проверьте сеть и повторите.',
    },
  },
})

const created = [anOwnProductCard(), anOwnProductCard({ id: 462, title: 'Скамья для прихожей, ясень' })]

/** Показывается, когда часть строк создана, а остальные ждут правки. */
export const Partly = meta.story({
  name: 'Часть создана',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing(wrong), report: { created, left: wrong, refused: [], interrupted: null } },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Скамья для прихожей, ясень' })).toHaveAttribute(
      'href',
      '/product/462/edit',
    )
    await waitFor(() => expect(screen.getByText(/^Осталось: 1.строка/)).toBeVisible())
  },
})

/** Показывается, когда тариф заполнился посреди файла. */
export const Refused = meta.story({
  name: 'Сервер не принял строку',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: editing(table),
    places: 0,
    report: {
      created: [],
      left: table,
      refused: [
        {
          number: 2,
          message:
            'Опубликованные товары, товары на проверке и черновики заняли все места тарифа. Удалите лишний черновик или смените тариф.',
        },
      ],
      interrupted: null,
    },
  },
})

/** Показывается, когда связь пропала посреди файла. */
export const Interrupted = meta.story({
  name: 'Связь пропала посередине',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: editing(table),
    report: {
      created,
      left: table,
      refused: [],
      interrupted: 'Нет соединения с интернетом. Проверьте сеть и повторите.',
    },
  },
})

/** Показывается, когда созданы все. */
export const Finished = meta.story({
  name: 'Всё создано',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing(''), report: { created, left: '', refused: [], interrupted: null } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'К черновикам' })).toBeVisible())
  },
})

/** Показывается, когда названия длинные. */
export const LongText = meta.story({
  name: 'Длинный текст',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: editing(
      `${HEAD}\n${'Столобеденныйраздвижнойизмассивадуба'.repeat(3)};${category};${WORDS};9 999 999;компл.;180`,
    ),
  },
})

/** Показывается на телефоне. */
export const OnPhone = Mixed.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
