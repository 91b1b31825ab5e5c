import { QuestionDialog } from '@artel/ui/admin'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Вопрос',
  component: QuestionDialog,
  args: {
    title: 'Удалить переезд?',
    text: 'По адресу /uslugi/remont больше не будут попадать на /landing/remont.',
    confirm: 'Удалить переезд',
    danger: true,
    isBusy: false,
    message: null as string | null,
    onConfirm: fn(),
    onClose: fn(),
  },
})

/** Показывается, прежде чем удалить переезд. */
export const Asked = meta.story({ name: 'Удалить переезд' })

/** Показывается, прежде чем снять блокировку. */
export const Unblock = meta.story({
  name: 'Снять блокировку',
  args: {
    title: 'Снять блокировку?',
    text: 'Сергей Мельников снова сможет войти. Снятые задания придётся опубликовать заново.',
    confirm: 'Снять блокировку',
    danger: false,
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({ name: 'Отправляется', args: { isBusy: true } })

/** Показывается, когда не получилось. */
export const Failed = meta.story({
  name: 'Не получилось',
  args: { message: 'Нет соединения с интернетом. Проверьте сеть и повторите.' },
})
