import { FaceField } from '@artel/ui/profile'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { faces } from '../mocks/fixtures/people.ts'
import { pageFrame } from '../page-frame.tsx'
import { andrey } from '../people/sample-people.ts'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Профиль/Фото',
  component: FaceField,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    seed: faces.irina.id,
    initials: 'КИ',
    src: undefined as string | undefined,
    problem: null as string | null,
    isRemoving: false,
    onChoose: fn(),
    onRemove: fn(),
  },
})

/** Показывается, пока фото нет: инициалы. */
export const Initials = meta.story({ name: 'Инициалы' })

/** Показывается с фото: его можно заменить и убрать. */
export const WithFace = meta.story({
  name: 'С фото',
  args: { src: andrey.src },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать фото' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда файл не открылся как фото. */
export const Failed = meta.story({
  name: 'Не открылось',
  args: { problem: 'Этот файл не открылся как фото. Выберите jpg, png или webp.' },
})
