import { CropDialog } from '@artel/ui/profile'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

/** A picture of stripes, so that it shows which part is seen. */
const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#c9d8c5"/><rect x="300" width="300" height="1200" fill="#8aa583"/><rect x="1000" width="300" height="1200" fill="#5d7d57"/><circle cx="800" cy="600" r="260" fill="#f4ead2"/></svg>',
)}`

const meta = preview.meta({
  title: 'Экраны/Кабинет/Профиль/Кадр',
  component: CropDialog,
  args: {
    src,
    size: { width: 1600, height: 1200 },
    busy: false,
    error: null as string | null,
    onUse: fn(),
    onClose: fn(),
  },
})

/** Показывается, когда фото выбрано: какая часть станет лицом. */
export const Opened = meta.story({ name: 'Открыт' })

/** Показывается, пока фото сохраняется. */
export const Saving = meta.story({ name: 'Сохраняется', args: { busy: true } })

/** Показывается, когда сервер фото не принял. */
export const Failed = meta.story({
  name: 'Не получилось',
  args: { error: 'Нет связи с интернетом. Проверьте подключение и повторите.' },
})

/** Проверяет, что кадр двигают и приближают с клавиатуры. */
export const ByKeys = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  play: async ({ args, userEvent }) => {
    const area = await screen.findByRole('group', { name: 'Видимая часть фото' })
    area.focus()
    await userEvent.keyboard('++{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '1.2'))
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить фото' }))
    await expect(args.onUse).toHaveBeenCalledOnce()
  },
})
