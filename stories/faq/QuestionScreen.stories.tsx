import { QuestionScreen } from '@artel/ui/faq/question'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, pending, refuse, theWorld } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Помощь/Вопрос команде',
  component: QuestionScreen,
  decorators: [withServices],
  parameters: {
    toolbar: { network: 'Форма отвечает при любой сети: что она ответит, задаёт сама история.' },
    machine: { id: 'question' },
    ...pageParameters,
  },
  beforeEach: backend,
  args: {},
})

const TEXT = 'Как поменять город в профиле?'

/** Показывается гостю: чтобы ответить, нужна почта. */
export const Pristine = meta.story({
  name: 'Гость',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Почта для ответа')).toBeVisible()
    await expect(canvas.getByLabelText('Оставьте это поле пустым')).toHaveAttribute('tabindex', '-1')
  },
})

/** Показывается вошедшему: почту мы знаем. */
export const SignedIn = meta.story({
  name: 'Вошедший',
  globals: { viewer: 'client' },
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Ваш вопрос')).toBeVisible()
    await expect(canvas.queryByLabelText('Почта для ответа')).toBeNull()
  },
})

/** Показывается после попытки отправить пустую форму. */
export const Invalid = meta.story({
  name: 'Ошибки в полях',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить вопрос' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Исправьте 2/ })).toHaveFocus())
  },
})

/** Показывается, пока вопрос отправляется. */
export const Loading = meta.story({
  name: 'Отправляется',
  args: { about: TEXT },
  globals: { viewer: 'client' },
  parameters: { machine: { state: 'submitting' } },
  beforeEach({ msw }) {
    msw.use(...mockApi({ askQuestion: pending }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить вопрос' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Отправить вопрос/ })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
})

/** Показывается тому, кто спрашивает слишком часто; написанное остаётся. */
export const Failed = meta.story({
  name: 'Слишком часто',
  args: { about: TEXT },
  globals: { viewer: 'client' },
  parameters: { machine: { state: 'filling.failed' } },
  beforeEach({ msw }) {
    msw.use(...mockApi({ askQuestion: refuse('RATE_LIMITED') }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить вопрос' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Слишком часто')
    await expect(canvas.getByLabelText('Ваш вопрос')).toHaveValue(TEXT)
  },
})

/** Показывается, когда вопрос принят. */
export const Done = meta.story({
  name: 'Отправлен',
  args: { about: TEXT },
  parameters: { machine: { state: 'done' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Почта для ответа'), 'olga@example.ru')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить вопрос' }))
    await expect(await canvas.findByText('Ответ придёт на olga@example.ru.')).toBeVisible()
    await expect(theWorld().questions.at(-1)?.email).toBe('olga@example.ru')
  },
})
