import { aCase } from '@artel/core/testing'
import { CaseCreateScreen } from '@artel/ui/cases'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { accounts, backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Портфолио/Новая работа',
  component: CaseCreateScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
})

const own = () => theWorld().cases.filter(({ executorId }) => executorId === accounts.executor.id)
const aPhoto = (name: string) => new File(['фото'], name, { type: 'image/png' })

/** Показывается исполнителю, у которого есть место. */
export const Blank = meta.story({
  name: 'Пустая форма',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Добавить в портфолио' })).toBeVisible()
    await expect(canvas.getByRole('meter', { name: 'Работы в портфолио' })).toHaveAttribute('aria-valuenow', '2')
  },
})

/** Работу с двумя фото добавляют; порядок меняют с клавиатуры. */
export const Added = meta.story({
  name: 'Добавление',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Фотографии'), [aPhoto('До.png'), aPhoto('После.png')])
    const earlier = await canvas.findByRole('button', { name: 'Раньше: После.png' })
    earlier.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByLabelText('Название'), 'Ванная в новостройке')
    await userEvent.selectOptions(canvas.getByLabelText('Категория'), 'Сантехника')
    await userEvent.type(canvas.getByLabelText('Цена всей работы'), '96000')
    await waitFor(() => expect(theWorld().files.filter(({ file }) => file.name.endsWith('.png'))).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить в портфолио' }))
    await waitFor(() => expect(own()[0]).toMatchObject({ title: 'Ванная в новостройке', price: 96_000_00 }))
    const after = theWorld().files.find(({ file }) => file.name === 'После.png')
    await expect(own()[0]?.photos[0]?.id).toBe(after?.file.id)
  },
})

/** Показывается, когда тариф заполнен: формы нет, сказано, что помещается на других. */
export const Full = meta.story({
  name: 'Места нет',
  beforeEach: () => {
    const { isHidden: _, ...work } = aCase({ id: 470, photos: [photo(3)] })
    theWorld().userServices = []
    theWorld().cases = [{ ...work, executorId: accounts.executor.id }, ...theWorld().cases]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Место закончилось: помещается 3.работы/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Добавить в портфолио' })).toBeNull()
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось узнать, сколько работ')
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ isConstraintMet: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось узнать, сколько работ')
  },
})

/** Показывается на телефоне. */
export const OnPhone = Blank.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
