import { anAdminFaqSection } from '@artel/core/testing'
import { FaqDeskView, type FaqDeskViewProps } from '@artel/ui/admin/faq'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const item = (id: number, question: string, isHidden = false) => ({ id, slug: `vopros-${id}`, question, isHidden })

const sections = [
  anAdminFaqSection({
    id: 40,
    slug: 'zadaniya',
    title: 'Задания',
    about: 'Создать, изменить, отменить, продлить',
    audience: 'CLIENT',
    items: [
      item(492, 'Как выбрать исполнителя?'),
      item(493, 'Как отменить задание?'),
      item(494, 'Сколько заданий можно открыть сразу?', true),
    ],
  }),
  anAdminFaqSection(),
  anAdminFaqSection({
    id: 42,
    slug: 'oplata',
    title: 'Оплата',
    about: 'Безопасная сделка',
    isHidden: true,
    items: [],
  }),
]

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Помощь',
  component: FaqDeskView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as FaqDeskViewProps['status'],
    sections: sections as FaqDeskViewProps['sections'],
    onAddSection: fn(),
    onEditSection: fn(),
    onRemoveSection: fn(),
    onMoveSection: fn(),
    onMoveItem: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: разделы и вопросы по порядку, скрытые помечены; удалить можно только пустой раздел. */
export const Written = meta.story({
  name: 'Разделы и вопросы',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже: Как выбрать исполнителя?' }))
    await expect(args.onMoveItem).toHaveBeenCalledWith(sections[0], 492, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Выше: Оплата' }))
    await expect(args.onMoveSection).toHaveBeenCalledWith(42, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить раздел «Оплата»' }))
    await expect(args.onRemoveSection).toHaveBeenCalledWith(sections[2])
  },
})

/** Показывается, пока в помощи ничего нет. */
export const Empty = meta.story({ name: 'Пусто', args: { sections: [] } })

/** Показывается, пока помощь не пришла. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', sections: [] } })

/** Показывается, когда помощь не пришла. */
export const Failed = meta.story({ name: 'Не загрузилась', args: { status: 'error', sections: [] } })

/** Показывается, когда слова длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  args: {
    sections: [
      anAdminFaqSection({
        title: 'Задания'.repeat(8),
        about: 'Создать, изменить, отменить, продлить, '.repeat(3),
        items: [
          item(1, 'Где'.repeat(50)),
          item(2, `${'Как быть, если исполнитель не пришёл, '.repeat(3)}а время идёт?`),
        ],
      }),
    ],
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
