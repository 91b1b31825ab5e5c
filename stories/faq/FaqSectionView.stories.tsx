import { aFaqItem, aFaqSection } from '@artel/core/testing'
import { FaqSectionView } from '@artel/ui/faq'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const long =
  'Электрокардиографическое оборудование, которое нужно собрать, проверить и увезти в другой город за один день? '
const section = aFaqSection({ itemsCount: 0 })

const meta = preview.meta({
  title: 'Экраны/Помощь/Раздел без сервера',
  component: FaqSectionView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { sections: [section], section: { ...section, items: [] }, opened: '', rating: () => null },
})

/** Показывается, пока в новом разделе ещё ничего не написано: спросить можно и так. */
export const Empty = meta.story({
  name: 'Вопросов ещё нет',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute('href', '/contacts#vopros')
  },
})

/** Показывается, когда вопрос и ответ длинные. */
export const Long = meta.story({
  name: 'Длинный текст',
  args: {
    opened: 'dlinnyy',
    section: {
      ...section,
      items: [
        aFaqItem({
          slug: 'dlinnyy',
          question: long.slice(0, 150),
          answer: `${long.repeat(6)}\n\n- ${long}\n- ${long}`,
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAttribute('open')
  },
})
