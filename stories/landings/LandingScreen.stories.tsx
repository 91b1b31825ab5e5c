import { LandingScreen } from '@artel/ui/landings'
import { LandingSectionsScreen } from '@artel/ui/landings/sections'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, kazan, mockApi, offline, pending, refuse } from '../mocks/index.ts'
import { bandFrame } from '../page-frame.tsx'
import { pageParameters, withServices } from '../screen-frame.tsx'

const PLUMBING = 'remont/santehnika'

const meta = preview.meta({
  title: 'Экраны/Услуга/С сервером',
  component: LandingScreen,
  decorators: [bandFrame, withServices],
  parameters: pageParameters,
  argTypes: { children: { control: false } },
  beforeEach: backend,
  args: { slug: PLUMBING, children: <LandingSectionsScreen slug={PLUMBING} /> },
})

/** Показывается всем: исполнители и работы этой услуги. */
export const Ready = meta.story({
  name: 'Услуга',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Сантехник на дом' })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Кого зовут на такую работу' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Что нужно сделать' })).toHaveValue('Сантехника')
  },
})

/** Показывается тому, кто выбрал город: исполнители сосчитаны в нём. */
export const InCity = meta.story({
  name: 'В своём городе',
  parameters: { city: kazan },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/исполнител\S+ · Казань$/)).toBeVisible()
  },
})

/** Что набрано, решает, куда попадёт задание: форма говорит об этом сразу. */
export const Typing = meta.story({
  name: 'Набирают задание',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const title = (await canvas.findByRole('textbox', { name: 'Что нужно сделать' })) as HTMLInputElement
    await userEvent.clear(title)
    await userEvent.type(title, 'Укладка плитки в ванной')
    await waitFor(() => expect(new FormData(title.form ?? undefined).get('category')).toBe('ukladka-plitki'))
    await userEvent.clear(title)
    await userEvent.type(title, 'Уборка квартиры')
    await waitFor(() => expect(new FormData(title.form ?? undefined).get('category')).toBe('santehnika'))
  },
})

/** Выбранная рукой услуга важнее того, о чём говорит заголовок. */
export const Choosing = meta.story({
  name: 'Выбирают услугу',
  args: { slug: 'remont', children: null },
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const service = await canvas.findByRole('combobox', { name: 'Услуга' })
    const title = canvas.getByRole('textbox', { name: 'Что нужно сделать' }) as HTMLInputElement
    await userEvent.type(title, 'Укладка плитки')
    await waitFor(() => expect(service).toHaveValue('ukladka-plitki'))
    await userEvent.selectOptions(service, 'elektrika')
    await expect(Object.fromEntries(new FormData(title.form ?? undefined))).toEqual({
      title: 'Укладка плитки',
      category: 'elektrika',
    })
  },
})

/** Показывается, пока цифры и исполнители в пути: слова и форма уже на месте. */
export const Loading = meta.story({
  name: 'Цифры в пути',
  beforeEach: ({ msw }) =>
    msw.use(...mockApi({ getLandingFigures: pending, listExecutors: pending, listFinishedJobs: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вопросы' })).toBeVisible()
  },
})

/** Показывается, когда цифры, исполнители и работы не пришли: страница живёт без них. */
export const WithoutFigures = meta.story({
  name: 'Цифры не пришли',
  parameters: { alike: 'Чего нет, о том страница молчит: почему его нет, неважно' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockApi({
        getLandingFigures: refuse('INTERNAL'),
        listExecutors: refuse('INTERNAL'),
        listFinishedJobs: refuse('INTERNAL'),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вопросы' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Показывается, когда сервер сломался и слов страницы нет. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getLanding: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Страница не открылась' })).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getLanding: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Нет связи' })).toBeVisible()
  },
})

/** Показывается по адресу, которого нет. */
export const NotFound = meta.story({
  name: 'Такой услуги нет',
  args: { slug: 'remont/nothing', children: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  },
})
