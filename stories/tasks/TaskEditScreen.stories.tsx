import { taskEditDraftKey } from '@artel/core/tasks'
import { TaskEditScreen } from '@artel/ui/tasks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { storyTime } from '../frozen-time.tsx'
import { backend, mockApi, offline, pending, refuse, type StoredTask, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Задания/Изменить задание',
  component: TaskEditScreen,
  decorators: [onSite],
  parameters: { ...pageParameters, machine: { id: 'taskEdit', state: 'editing' } },
  globals: { viewer: 'client' },
  beforeEach: backend,
  args: { id: 501 },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Изменить задание' })
  },
})

const change = (values: Partial<StoredTask>, id = 501) => {
  for (const task of theWorld().tasks) if (task.id === id) Object.assign(task, values)
}

/** What the story types and looks with. */
type Tools = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>

const retitle = async ({ canvas, userEvent }: Tools, title: string) => {
  const field = await canvas.findByRole('textbox', { name: 'Что нужно сделать?' })
  await waitFor(() => expect(field.closest('[inert]')).toBeNull())
  await userEvent.clear(field)
  await userEvent.type(field, title)
}

/** Показывается заказчику: пока ничего не изменено, сохранять нечего; категорию после откликов не сменить. */
export const Unchanged = meta.story({
  name: 'Ничего не изменено',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Изменений пока нет' })).toBeDisabled()
    await expect(canvas.getByText('На задание уже откликнулись, поэтому категория остаётся прежней.')).toBeVisible()
  },
})

/** Показывается до первого отклика: категорию ещё можно сменить. */
export const CategoryOpen = meta.story({
  name: 'Откликов ещё нет',
  beforeEach: () => change({ repliesCount: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Категория' })).toBeVisible()
  },
})

/** Показывается до сохранения: что изменится сразу, а что сначала посмотрит модератор. */
export const Changed = meta.story({
  name: 'Что будет после сохранения',
  play: async ({ canvas, userEvent }) => {
    await retitle({ canvas, userEvent }, 'Заменить смеситель в ванной')
    await userEvent.click(canvas.getByRole('radio', { name: /По договорённости/ }))
    const outcome = canvas.getByRole('region', { name: 'Что будет после сохранения' })
    await expect(outcome).toHaveTextContent('Изменится сразу')
    await expect(outcome).toHaveTextContent('До проверки исполнители видят прежнюю версию')
  },
})

/** Показывается, когда то, что печатали раньше, не сохранили: оно в полях, и его можно убрать. */
export const DraftKept = meta.story({
  name: 'Правки из черновика',
  parameters: {
    kept: {
      [taskEditDraftKey(501)]: JSON.stringify({
        version: 1,
        values: { title: 'Заменить смеситель в ванной' },
        missing: [],
        savedAt: storyTime.now - 3_600_000,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Мы сохранили то, что вы не дописали')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Что нужно сделать?' })).toHaveValue('Заменить смеситель в ванной')
  },
})

/** Показывается у задания с файлами: их убирают, переставляют и добавляют. */
export const WithFiles = meta.story({
  name: 'С файлами',
  beforeEach: () =>
    change({
      files: theWorld()
        .files.slice(0, 2)
        .map(({ file }) => file),
    }),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Убрать/ })
    await userEvent.click(remove as HTMLElement)
    const outcome = canvas.getByRole('region', { name: 'Что будет после сохранения' })
    await waitFor(() => expect(outcome).toHaveTextContent('файлы'))
  },
})

/** Показывается тому, кто сохраняет с ошибкой: она у поля и в сводке. */
export const Invalid = meta.story({
  name: 'Ошибка в названии',
  play: async ({ canvas, userEvent }) => {
    await retitle({ canvas, userEvent }, 'Да')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }))
    await expect(await canvas.findByRole('region', { name: 'Исправьте одну ошибку' })).toHaveFocus()
  },
})

/** Показывается, пока изменения уходят на сервер. */
export const Saving = meta.story({
  name: 'Сохраняется',
  parameters: { machine: { state: 'saving' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ updateTask: pending })),
  play: async ({ canvas, userEvent }) => {
    await retitle({ canvas, userEvent }, 'Заменить смеситель в ванной')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Сохранить изменения' })).toHaveAttribute('data-loading'),
    )
  },
})

/** Показывается после сохранения: новое название ждёт модератора, об этом сказано. */
export const Saved = meta.story({
  name: 'Сохранено',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await retitle({ canvas, userEvent }, 'Заменить смеситель в ванной')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }))
    const saved = () => theWorld().tasks.find(({ id }) => id === 501)?.revision
    await waitFor(() => expect(saved()).toEqual({ title: 'Заменить смеситель в ванной' }))
    await waitFor(() => expect(screen.getByText(/^Сохранено\. Часть/, { selector: '[data-kind] *' })).toBeVisible())
  },
})

/** Показывается, когда задание изменили в другом месте: что нового, сказано, а набранное осталось. */
export const ChangedElsewhere = meta.story({
  name: 'Изменено в другом месте',
  play: async ({ canvas, userEvent }) => {
    await retitle({ canvas, userEvent }, 'Заменить смеситель в ванной')
    change({ title: 'Поставить новый смеситель', budgetTo: 5_000_00, version: 9 })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }))
    await expect(await canvas.findByText('Пока вы меняли задание, оно изменилось')).toBeVisible()
    await expect(canvas.getByText(/И там, и здесь изменено: название/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Что нужно сделать?' })).toHaveValue('Заменить смеситель в ванной')
  },
})

/** Показывается автору отклонённого задания: правило и как исправить — у того поля, о котором оно говорит. */
export const Rejected = meta.story({
  name: 'Отклонено модератором',
  args: { id: 526 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Модератор отклонил задание:/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toHaveAccessibleDescription(/Напишите, что за дело/)
  },
})

/** Показывается, когда прошлые изменения ещё не проверены: форма продолжает с них. */
export const Revised = meta.story({
  name: 'Прошлые изменения на проверке',
  beforeEach: () => change({ revision: { title: 'Заменить смеситель и сифон' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Прошлые изменения ещё проверяет модератор')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Что нужно сделать?' })).toHaveValue('Заменить смеситель и сифон')
  },
})

/** Показывается автору задания в работе: почему его не изменить и что сделать вместо этого. */
export const ForbiddenInWork = meta.story({
  name: 'Задание в работе',
  args: { id: 522 },
  parameters: { machine: { state: 'closed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сейчас задание изменить нельзя')).toBeVisible()
    await expect(canvas.getByText(/Договоритесь об изменениях в чате/)).toBeVisible()
  },
})

/** Показывается, когда исполнителя выбрали, пока автор печатал: набранное сохранено в черновике. */
export const ClosedMeanwhile = meta.story({
  name: 'Исполнителя выбрали, пока печатали',
  tags: ['!dev'],
  parameters: { machine: { state: 'closed' } },
  play: async ({ canvas, userEvent }) => {
    await retitle({ canvas, userEvent }, 'Заменить смеситель в ванной')
    change({ status: 'IN_PROGRESS', version: 9 })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }))
    await expect(await canvas.findByText('Сейчас задание изменить нельзя')).toBeVisible()
  },
})

/** Показывается, когда текст в поле очень длинный. */
export const LongText = meta.story({
  name: 'Длинный текст',
  beforeEach: () =>
    change({ title: 'Очень длинное название задания, которое занимает почти все сто символов, сколько только можно' }),
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда такого задания нет или оно чужое: это одно и то же. */
export const NotFound = meta.story({
  name: 'Нет такого задания',
  args: { id: 502 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Страница не найдена')).toBeVisible()
  },
})

/** Показывается, когда сервер ошибся. */
export const Failed = meta.story({
  name: 'Не удалось загрузить',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getTaskToEdit: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /снова|ещё раз|Повторить/i })).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getTaskToEdit: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /снова|ещё раз|Повторить/i })).toBeVisible()
  },
})
