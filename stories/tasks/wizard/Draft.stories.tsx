import type { WizardDraftViewState } from '@artel/core/tasks'
import { TaskWizardView } from '@artel/ui/tasks'
import { expect, fn, userEvent as pointer, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { frozenTime, storyTime } from '../../frozen-time.tsx'
import { siteFrame } from './frame.tsx'
import { placeFields } from './place.tsx'
import { categories, editingAt } from './task-draft.ts'

const takenUp: WizardDraftViewState = {
  status: 'takenUp',
  title: 'Собрать кухню',
  savedAt: storyTime.now - 20 * 3_600_000,
}

const meta = preview.meta({
  title: 'Экраны/Создание задания/Черновик',
  component: TaskWizardView,
  decorators: [siteFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  argTypes: { place: { control: false }, categories: { control: false } },
  args: {
    view: editingAt('where', { draft: takenUp }),
    attempt: 0,
    categories,
    place: placeFields('Казань'),
    send: fn(),
  },
})

/** Показывается, когда вернулись к начатому: всё на месте, открыт тот же шаг. */
export const Restored = meta.story({
  name: 'Восстановлен',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Мы сохранили черновик')).toBeVisible()
  },
})

/** Показывается перед тем, как черновик исчезнет навсегда. */
export const StartOver = meta.story({
  name: 'Начать заново',
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvas, args }) => {
    await pointer.click(canvas.getByRole('button', { name: 'Начать заново' }))
    const dialog = await screen.findByRole('dialog', { name: 'Начать заново?' })
    await expect(dialog).toHaveTextContent('вернуть его не получится')
    await expect(args.send).not.toHaveBeenCalled()
  },
})

/** Показывается, когда пришли с новой задачей, а черновик другой ждёт. */
export const SetAside = meta.story({
  name: 'Отложен',
  args: { view: editingAt('what', { draft: { ...takenUp, status: 'setAside' } }) },
  play: async ({ canvas, args }) => {
    await pointer.click(canvas.getByRole('button', { name: 'Открыть черновик' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'draft.takeUp' })
  },
})

// Every kind of draft has a story.
;({ takenUp: Restored, setAside: SetAside }) satisfies Record<WizardDraftViewState['status'], unknown>
