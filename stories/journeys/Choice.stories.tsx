import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, MOCK_PASSWORD, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { Journey, travelling } from './journey.tsx'

const meta = preview.meta({
  title: 'Сценарии/Сделка',
  component: Journey,
  decorators: [onSite, travelling],
  parameters: pageParameters,
  beforeEach: backend,
  args: { start: '/task-find' },
})

/** Путь заказчика: от своих заданий к выбору исполнителя и работе. */
export const ClientChooses = meta.story({
  name: 'Заказчик выбирает исполнителя',
  args: { start: '/personal-area/my-tasks' },
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Открывает своё задание', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /: Заменить смеситель на кухне$/ }))
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Заменить смеситель на кухне')
      await waitFor(() => expect(theWorld().replies[0]?.status).toBe('VIEWED'))
    })
    await step('Выбирает компанию и подтверждает', async () => {
      // Beside the ways of the personal area a row has no room for the choice: it stands in what the row opens.
      await userEvent.click(await canvas.findByRole('button', { name: 'Подробнее: ООО «Тёплый дом»' }))
      const replies = canvas.getAllByRole('listitem')
      const company = replies.find((one) => within(one).queryByRole('heading', { name: /Тёплый дом/ }))
      await userEvent.click(within(company ?? canvas.getByRole('main')).getByRole('button', { name: /^Выбрать/ }))
      const dialog = await screen.findByRole('dialog', { name: 'Выбрать исполнителя?' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Выбрать' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Задание в работе', async () => {
      await expect(await canvas.findByRole('button', { name: 'Принять работу' })).toBeVisible()
    })
  },
})

/** Путь гостя: нашёл задание, захотел откликнуться, вошёл и остался там же. */
export const GuestSignsIn = meta.story({
  name: 'Гость входит, чтобы посмотреть отклики',
  play: async ({ canvas, userEvent, step }) => {
    await step('Находит задание на доске', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Заменить смеситель на кухне' }))
      await expect(await canvas.findByRole('button', { name: 'Войти и откликнуться' })).toBeVisible()
    })
    await step('Входит из задания', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Войти и откликнуться' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Вход' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Почта или телефон' }), 'client@artel.test')
      await userEvent.type(dialog.getByLabelText('Пароль'), `${MOCK_PASSWORD}{Enter}`)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Это его задание: видны отклики', async () => {
      await expect(await canvas.findAllByRole('button', { name: /^Подробнее: / })).toHaveLength(3)
    })
  },
})
