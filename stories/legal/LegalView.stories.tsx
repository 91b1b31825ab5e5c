import { privacyPolicy } from '@artel/core/legal/texts'
import { LegalView } from '@artel/ui/legal'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Документ',
  component: LegalView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { text: privacyPolicy },
})

/** Показывается, пока документ не утверждён юристом. */
export const Draft = meta.story({
  name: 'Проект',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Это проект документа')).toBeVisible()
    await expect(canvas.getByText('1 ноября 2026 г.')).toBeVisible()
    const contents = within(canvas.getByRole('navigation', { name: 'Содержание' }))
    await expect(contents.getByRole('link', { name: 'Ваши права' })).toHaveAttribute('href', '#rights')
  },
})

/** Показывается, когда документ утверждён. */
export const Approved = meta.story({
  name: 'Утверждён',
  args: { text: { ...privacyPolicy, isDraft: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Это проект документа')).toBeNull()
  },
})

/** Показывается, когда часть документа длинная. */
export const Long = meta.story({
  name: 'Длинный текст',
  args: {
    text: {
      ...privacyPolicy,
      title: 'Рентгеноэлектрокардиографического оборудования правила размещения и хранения',
      sections: privacyPolicy.sections
        .slice(0, 2)
        .map((section) => ({ ...section, text: `${section.text}\n\n`.repeat(4) })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
})

/** Показывается на телефоне. */
export const OnPhone = Draft.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
