import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DeletingService, type DeletingServiceProps } from './DeletingService.tsx'

/** The step as a page holds it. */
function LiveDeleting(props: DeletingServiceProps) {
  const [status, setStatus] = useState(props.status)
  return (
    <DeletingService
      status={status}
      onAsk={() => setStatus('asked')}
      onClose={() => setStatus('idle')}
      onConfirm={() => {
        props.onConfirm()
        setStatus('deleted')
      }}
    />
  )
}

const args: DeletingServiceProps = { status: 'idle', onAsk: fn(), onConfirm: fn(), onClose: fn() }

const meta = preview.meta({
  title: 'Паттерны/Необратимый шаг',
  component: DeletingService,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args,
})

/** Показывается до нажатия: кнопка сама ничего не удаляет. */
export const Idle = meta.story({ name: 'До вопроса' })

/** Показывается по нажатию: заголовок — вопрос, кнопка — глагол, а не «Да». */
export const Asked = meta.story({ name: 'Вопрос', args: { status: 'asked' } })

/** Показывается, пока сервер не ответил: передумать уже нельзя. */
export const Deleting = meta.story({ name: 'Удаляется', args: { status: 'deleting' } })

/** Показывается, когда не вышло: окно остаётся, причина в нём, ничего не потеряно. */
export const Failed = meta.story({ name: 'Не вышло', args: { status: 'failed' } })

/** Показывается, когда шаг сделан. */
export const Deleted = meta.story({ name: 'Сделано', args: { status: 'deleted' } })

/** С клавиатуры: Escape — то же, что «Не сейчас», и фокус возвращается на кнопку. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  render: (args) => <LiveDeleting {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Удалить услугу' })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Удалить услугу?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(await canvas.findByRole('status')).toHaveTextContent('удалена')
  },
})
