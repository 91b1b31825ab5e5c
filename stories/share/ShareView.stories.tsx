import { ShareView, type ShareViewProps } from '@artel/ui/share'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Паттерны/Поделиться',
  component: ShareView,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    kind: 'executor' as ShareViewProps['kind'],
    address: 'https://artel.ru/executor/00000000-0000-4000-8000-000000000102',
    copying: 'idle' as ShareViewProps['copying'],
    canSend: false,
    onCopy: fn(),
    onSend: fn(),
    onClose: fn(),
  },
})

/** Показывается со страницы исполнителя: адрес можно скопировать. */
export const Executor = meta.story({
  name: 'Страница исполнителя',
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
})

/** Показывается со страницы задания, на телефоне с собственным «Поделиться». */
export const Task = meta.story({
  name: 'Страница задания',
  args: { kind: 'task', address: 'https://artel.ru/task/501', canSend: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Отправить' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда ссылка скопирована. */
export const Copied = meta.story({ name: 'Скопирована', args: { copying: 'done' } })

/** Показывается, когда браузер не дал скопировать. */
export const NotCopied = meta.story({ name: 'Не скопировалась', args: { copying: 'failed' } })
