import { CopyView, type CopyViewProps } from '@artel/ui/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

const meta = preview.meta({
  title: 'Экраны/Настройки/Копия данных',
  component: CopyView,
  decorators: [formWidth],
  args: { status: 'idle' as CopyViewProps['status'], words: null as string | null, onMake: fn() },
})

/** Показывается до того, как копию попросили. */
export const Pristine = meta.story({
  name: 'Не запрошена',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать мои данные' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока сервер собирает данные. */
export const Loading = meta.story({ name: 'Собирается', args: { status: 'pending' } })

/** Показывается, когда файл сохранён. */
export const Done = meta.story({
  name: 'Скачана',
  args: { status: 'success', words: 'Файл artel-2026-03-02.json сохранён в загрузках.' },
})

/** Показывается, когда копий просили слишком много. */
export const TooOften = meta.story({
  name: 'Слишком часто',
  args: { status: 'error', words: 'Слишком часто. Подождите немного и повторите.' },
})
