import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { RepliesBlock, type RepliesBlockProps } from './RepliesBlock.tsx'

const args: RepliesBlockProps = { status: 'ready', onRetry: fn() }

const meta = preview.meta({
  title: 'Паттерны/Загрузка, пусто, ошибка',
  component: RepliesBlock,
  args,
})

/** Показывается, когда данные пришли. */
export const Ready = meta.story({ name: 'Есть что показать' })

/** Показывается, пока данные едут: место занято тем, что придёт, заголовок уже стоит. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'loading' } })

/** Показывается, когда данных ещё нет: что будет дальше и одна кнопка. */
export const Empty = meta.story({ name: 'Пусто', args: { status: 'empty' } })

/** Показывается, когда сервер сломался: виноваты мы, повторить можно здесь же. */
export const Failed = meta.story({
  name: 'Не загрузилось',
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда пропала связь: данные целы. */
export const Offline = meta.story({ name: 'Нет связи', args: { status: 'offline' } })
