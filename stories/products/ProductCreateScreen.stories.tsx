import { ProductCreateScreen } from '@artel/ui/products/own'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { drag } from '../kit/drag.ts'
import { accounts, backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Мои товары/Новый товар',
  component: ProductCreateScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
})

const own = () => theWorld().products.filter(({ seller }) => seller.id === accounts.executor.id)
const aPhoto = (name: string) => new File(['фото'], name, { type: 'image/png' })

/** Показывается исполнителю, у которого есть место: город уже его. */
export const Blank = meta.story({
  name: 'Пустая форма',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Отправить на проверку' })).toBeVisible()
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '2')
  },
})

/** Товар с двумя фото отправляют на проверку; порядок фото меняют с клавиатуры. */
export const Sent = meta.story({
  name: 'Отправка',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Фотографии'), [aPhoto('Сбоку.png'), aPhoto('Сверху.png')])
    const earlier = await canvas.findByRole('button', { name: 'Раньше: Сверху.png' })
    earlier.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByLabelText('Название'), 'Скамья для прихожей')
    await userEvent.selectOptions(canvas.getByLabelText('Раздел'), 'Сантехника')
    await userEvent.type(canvas.getByLabelText('Описание'), 'Ясень, масло с воском, длина 120 см.')
    await userEvent.type(canvas.getByLabelText('Сумма'), '12900')
    await userEvent.click(canvas.getByRole('radio', { name: 'Сделаю на заказ' }))
    await userEvent.type(canvas.getByLabelText('За сколько изготовите'), '14')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить характеристику' }))
    await userEvent.type(await canvas.findByLabelText('Свойство'), 'Длина')
    await userEvent.type(canvas.getByLabelText('Значение'), '120 см')
    await waitFor(() => expect(theWorld().files.filter(({ file }) => file.name.endsWith('.png'))).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на проверку' }))
    await waitFor(() =>
      expect(own()[0]).toMatchObject({
        title: 'Скамья для прихожей',
        status: 'PENDING',
        price: 12_900_00,
        orderDays: 14,
        attributes: [{ name: 'Длина', value: '120 см' }],
      }),
    )
    const above = theWorld().files.find(({ file }) => file.name === 'Сверху.png')
    await expect(own()[0]?.photos[0]?.id).toBe(above?.file.id)
  },
})

/** Фотографии нового товара меняют местами мышью, и в таком порядке они уходят. */
export const Dragged = meta.story({
  name: 'Перетаскивание фотографий',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const names = ['Сбоку.png', 'Сверху.png', 'Вблизи.png']
    await userEvent.upload(await canvas.findByLabelText('Фотографии'), names.map(aPhoto))
    const photos = within(await canvas.findByRole('list', { name: 'Файлы' }))
    const [first, , third] = photos.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement]
    await drag(userEvent, third, first)
    await userEvent.type(canvas.getByLabelText('Название'), 'Скамья для прихожей')
    await userEvent.selectOptions(canvas.getByLabelText('Раздел'), 'Сантехника')
    await userEvent.type(canvas.getByLabelText('Описание'), 'Ясень, масло с воском, длина 120 см.')
    await userEvent.selectOptions(canvas.getByLabelText('Цена'), 'Договорная')
    const stored = () => theWorld().files.filter(({ file }) => file.name.endsWith('.png'))
    await waitFor(() => expect(stored()).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить черновик' }))
    await waitFor(() => expect(own()[0]).toMatchObject({ title: 'Скамья для прихожей' }))
    const order = own()[0]?.photos.map(({ id }) => stored().find(({ file }) => file.id === id)?.file.name)
    await expect(order).toEqual(['Вблизи.png', 'Сбоку.png', 'Сверху.png'])
  },
})

/** Без фотографий товар сохраняется черновиком. */
export const Drafted = meta.story({
  name: 'Черновик',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Название'), 'Скамья для прихожей')
    await userEvent.selectOptions(canvas.getByLabelText('Раздел'), 'Сантехника')
    await userEvent.type(canvas.getByLabelText('Описание'), 'Ясень, масло с воском, длина 120 см.')
    await userEvent.selectOptions(canvas.getByLabelText('Цена'), 'Договорная')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить черновик' }))
    await waitFor(() => expect(own()[0]).toMatchObject({ title: 'Скамья для прихожей', status: 'DRAFT', price: null }))
    await expect((await screen.findAllByText('Черновик сохранён')).length).toBeGreaterThan(0)
  },
})

/** Показывается, когда отправляют пустую форму: каждая ошибка ведёт к своему полю. */
export const Invalid = meta.story({
  name: 'Ошибки',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить на проверку' }))
    await expect(await canvas.findByRole('link', { name: 'Добавьте хотя бы одну фотографию.' })).toBeVisible()
  },
})

/** Показывается, когда тариф заполнен: формы нет, сказано, что помещается на других. */
export const Full = meta.story({
  name: 'Места нет',
  beforeEach: () => {
    const { products } = theWorld()
    const more = [471, 472, 473].flatMap((id) => products.slice(0, 1).map((one) => ({ ...one, id })))
    theWorld().products = [...more, ...products]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Место закончилось: помещается 5.товаров/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Отправить на проверку' })).toBeNull()
  },
})

/** Показывается, пока не известно, есть ли место. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ isConstraintMet: pending })),
})

/** Показывается, когда узнать о месте не получилось. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ isConstraintMet: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось узнать, сколько товаров')
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ isConstraintMet: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось узнать, сколько товаров')
  },
})

/** Показывается на телефоне. */
export const OnPhone = Blank.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
