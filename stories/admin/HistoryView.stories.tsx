import { aContentVersion } from '@artel/core/testing'
import { HistoryView, type HistoryViewProps } from '@artel/ui/admin/content-history'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const denis = { id: '00000000-0000-4000-8000-000000000105', name: 'Денис Ларин' }
const said = (version: number, answer: string, question = 'Как отозвать отклик?') =>
  aContentVersion({ version, author: denis, body: { question, answer } })

const versions = [
  said(3, 'Откройте задание и нажмите «Отозвать отклик». Потраченный отклик не возвращается.'),
  { ...said(2, 'Откройте задание и нажмите «Отозвать отклик».'), at: '2026-02-20T09:10:00.000Z' },
  { ...said(1, 'Нажмите «Отозвать отклик».', 'Как забрать отклик?'), at: null, author: null },
]

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/История текста',
  component: HistoryView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  argTypes: { textsOf: { control: false } },
  args: {
    status: 'success' as HistoryViewProps['status'],
    versions: versions as HistoryViewProps['versions'],
    current: 3,
    textsOf: ((body) => [
      { label: 'Вопрос', text: String(body.question) },
      { label: 'Ответ', text: String(body.answer) },
    ]) as HistoryViewProps['textsOf'],
    isBusy: false,
    onRestore: fn(),
    onMore: null as HistoryViewProps['onMore'],
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается под текстом: кто, когда и что в нём изменил; нажатие возвращает прежнюю версию. */
export const Versions = meta.story({
  name: 'Есть версии',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть эту версию: 2' }))
    await expect(args.onRestore).toHaveBeenCalledWith(versions[1])
  },
})

/** Показывается, когда раскрыли, что изменилось: убранное зачёркнуто, новое выделено. */
export const Changes = meta.story({
  name: 'Что изменилось',
  play: async ({ canvas, userEvent }) => {
    for (const summary of canvas.getAllByText(/^Изменено/)) await userEvent.click(summary)
    await expect(canvas.getByText(/Потраченный отклик не возвращается/).closest('ins')).toBeVisible()
    await expect(canvas.getAllByText(/забрать/)[0]?.closest('del')).toBeVisible()
  },
})

/** Показывается, пока возвращается одна из версий. */
export const Restoring = meta.story({ name: 'Версия возвращается', args: { isBusy: true } })

/** Показывается, когда версий больше, чем помещается: последняя нужна для сравнения и придёт со следующими. */
export const More = meta.story({
  name: 'Версий больше',
  args: { onMore: fn() as HistoryViewProps['onMore'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.onMore).toHaveBeenCalled()
  },
})

/** Показывается, пока текст никто не менял. */
export const Empty = meta.story({ name: 'Версий нет', args: { versions: [] } })

/** Показывается, пока история не пришла. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', versions: [] } })

/** Показывается, когда история не пришла. */
export const Failed = meta.story({ name: 'Не загрузилась', args: { status: 'error', versions: [] } })
