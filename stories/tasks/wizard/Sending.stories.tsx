import type { WizardViewState } from '@artel/core/tasks'
import { TaskWizardView } from '@artel/ui/tasks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { frozenTime } from '../../frozen-time.tsx'
import { siteFrame } from './frame.tsx'
import { categories, editingAt, wholeTask, withFiles, wizardAt } from './task-draft.ts'

const offline = 'Нет связи с интернетом. Проверьте подключение и повторите.'

const meta = preview.meta({
  title: 'Экраны/Создание задания/Отправка',
  component: TaskWizardView,
  decorators: [siteFrame, frozenTime],
  parameters: { machine: { id: 'taskWizard' }, layout: 'fullscreen' },
  argTypes: { place: { control: false }, categories: { control: false } },
  args: { view: wizardAt('review') as WizardViewState, attempt: 0, categories, place: null, send: fn() },
})

/** Показывается перед отправкой. */
export const Ready = meta.story({ name: 'Готово к отправке', parameters: { machine: { state: 'editing.review' } } })

/** Показывается, пока задание уходит на сервер: менять его уже нельзя. */
export const Submitting = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'sending.submitting' } },
  args: { view: { status: 'submitting', values: wholeTask } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать задание' }))
    await expect(args.send).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: /Изменить/ })).toBeNull()
  },
})

/** Показывается гостю под окном входа: после входа задание уйдёт само. */
export const NeedsSignIn = meta.story({
  name: 'Нужно войти',
  parameters: { machine: { state: 'sending.awaitingSignIn' } },
  args: { view: { status: 'awaitingSignIn', values: wholeTask, reason: 'guest' } },
})

/** Показывается под окном входа, когда сеанс завершился во время отправки. */
export const SessionExpired = meta.story({
  name: 'Сеанс завершён',
  parameters: { machine: { state: 'sending.awaitingSignIn' } },
  args: { view: { status: 'awaitingSignIn', values: wholeTask, reason: 'expired' } },
})

/** Показывается, когда всё готово, а файлы ещё в пути: задание уйдёт само. */
export const AwaitsFiles = meta.story({
  name: 'Ждёт файлы',
  parameters: { machine: { state: 'sending.awaitingFiles' } },
  args: { view: { status: 'awaitingFiles', values: withFiles, missing: ['План квартиры.pdf'] } },
})

/** Показывается, когда к заданию приложены фото и документ. */
export const ReadyWithFiles = meta.story({
  name: 'Готово к отправке, с файлами',
  parameters: { machine: { state: 'editing.review' } },
  args: { view: editingAt('review', { values: withFiles }) },
})

/** Показывается, когда сервер не ответил: задание осталось на устройстве. */
export const KeptOffline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'sending.keptOffline' } },
  args: { view: { status: 'keptOffline', values: wholeTask, message: offline, isOnlineAgain: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Задание пока не отправлено')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'task.submit' })
  },
})

/** Показывается, когда связь вернулась. */
export const OnlineAgain = meta.story({
  name: 'Связь вернулась',
  parameters: { machine: { state: 'sending.keptOffline' } },
  args: { view: { status: 'keptOffline', values: wholeTask, message: offline, isOnlineAgain: true } },
})

/** Показывается, когда сервер отказал по существу. */
export const Refused = meta.story({
  name: 'Отказ сервера',
  parameters: { machine: { state: 'editing.review' } },
  args: {
    view: editingAt('review', { message: 'У вас уже 10 открытых заданий. Завершите или отмените одно из них.' }),
    attempt: 1,
  },
})

/** Показывается, когда сервер не принял поле: открыт его шаг, ошибка стоит у поля. */
export const FieldRefused = meta.story({
  name: 'Отказ по полю',
  parameters: { machine: { state: 'editing.what' } },
  args: {
    view: editingAt('what', { errors: { title: 'Что нужно сделать: так назвать задание нельзя.' } }),
    attempt: 1,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Исправьте одну ошибку' })).toHaveFocus())
  },
})

/** Показывается, когда в тексте контакты: задание уйдёт к модератору. */
export const WithContacts = meta.story({
  name: 'Контакты в тексте',
  parameters: { machine: { state: 'editing.review' } },
  args: { view: editingAt('review', { contacts: [{ kind: 'phone', text: '8 917 234-56-78' }] }) },
})

/** Показывается мгновение, пока открывается страница задания. */
export const Submitted = meta.story({
  name: 'Опубликовано',
  parameters: { machine: { state: 'submitted' } },
  args: { view: { status: 'submitted', task: { id: 501, status: 'APPROVED' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Перейти к заданию' })).toHaveAttribute('href', '/task/501')
  },
})

/** Показывается, когда задание сначала посмотрит модератор. */
export const SentToModeration = meta.story({
  name: 'Отправлено на проверку',
  parameters: { machine: { state: 'submitted' } },
  args: { view: { status: 'submitted', task: { id: 501, status: 'PENDING' } } },
})

// Every outcome has a story.
;({
  editing: Ready,
  submitting: Submitting,
  awaitingFiles: AwaitsFiles,
  awaitingSignIn: NeedsSignIn,
  keptOffline: KeptOffline,
  submitted: Submitted,
}) satisfies Record<WizardViewState['status'], unknown>
