import { FaqSectionScreen } from '@artel/ui/faq'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, refuse } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Помощь/Раздел',
  component: FaqSectionScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: { slug: 'otkliki', opened: '' },
})

/** Показывается тому, кто открыл раздел: вопросы закрыты, рядом меню. */
export const Questions = meta.story({
  name: 'Вопросы',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Отклики')
    await expect(canvas.getByRole('link', { name: 'Отклики 1' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText(/Потраченный отклик/)).not.toBeVisible()
  },
})

/** Показывается тому, кто пришёл к одному ответу: он открыт, и видно, что читать дальше. */
export const Opened = meta.story({
  name: 'Ответ открыт',
  args: { opened: 'kak-otozvat-otklik' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Потраченный отклик/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Как выбрать исполнителя?' })).toHaveAttribute(
      'href',
      '/faq/list/zadaniya#kak-vybrat-ispolnitelya',
    )
  },
})

/** Показывается на телефоне: меню разделов стоит строкой сверху. */
export const OnPhone = Opened.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается тому, кому ответ не помог; передумать можно. */
export const Rated = Opened.extend({
  name: 'Ответ не помог',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Нет' }))
    await expect(canvas.getByRole('button', { name: 'Нет' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(/^Жаль/)).toBeVisible()
  },
})

/** Показывается, когда слово читателя не сохранилось. */
export const Failed = Opened.extend({
  name: 'Слово не сохранилось',
  beforeEach({ msw }) {
    msw.use(...mockApi({ rateFaqItem: refuse('INTERNAL') }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Да' }))
    await waitFor(() => expect(canvas.getByText(/^Не удалось сохранить/)).toBeVisible())
  },
})
