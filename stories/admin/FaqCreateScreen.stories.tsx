import { FaqCreateScreen } from '@artel/ui/admin/faq'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Новый вопрос помощи',
  component: FaqCreateScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { section: '41' },
})

/** Показывается администратору, который пришёл из раздела: раздел уже выбран. */
export const Begun = meta.story({
  name: 'Из раздела',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Раздел')).toHaveValue('41')
  },
})

/** Вопрос добавлен: он стоит последним в своём разделе. */
export const Added = meta.story({
  name: 'Вопрос добавлен',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Вопрос'), 'Сколько откликов можно отправить?')
    await userEvent.type(canvas.getByLabelText('Ответ'), 'Столько, сколько даёт тариф.')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить вопрос' }))
    await waitFor(() =>
      expect(theWorld().faq[1]?.items.at(-1)).toMatchObject({ slug: 'skolko-otklikov-mozhno-otpravit', version: 1 }),
    )
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminFaq: pending })),
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminFaq: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Помощь не загрузилась')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminFaq: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Помощь не загрузилась')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Begun.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
