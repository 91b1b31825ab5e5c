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
    await expect(canvas.getByText('26 ноября 2026 г.')).toBeVisible()
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

const among = {
  document: 'privacy-policy' as const,
  state: 'IN_FORCE' as const,
  editions: [
    { version: '2026-12-01', state: 'SCHEDULED' as const },
    { version: '2026-11-26', state: 'IN_FORCE' as const },
    { version: '2026-02-01', state: 'PAST' as const },
  ],
}

/** Показывается, когда у документа были или будут другие редакции. */
export const WithEditions = meta.story({
  name: 'Есть другие редакции',
  args: { among },
  play: async ({ canvas }) => {
    const editions = within(canvas.getByRole('region', { name: 'Редакции' }))
    await expect(editions.getByRole('link', { name: 'от 1 февраля 2026 г.' })).toHaveAttribute(
      'href',
      '/privacy-policy?edition=2026-02-01',
    )
    await expect(editions.queryByRole('link', { name: 'от 26 ноября 2026 г.' })).toBeNull()
  },
})

/** Показывается по ссылке на редакцию, которая ещё не действует. */
export const Scheduled = meta.story({
  name: 'Ещё не действует',
  args: { text: { ...privacyPolicy, version: '2026-12-01' }, among: { ...among, state: 'SCHEDULED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Начнёт действовать: 1 декабря 2026 г.')).toBeVisible()
  },
})

/** Показывается по ссылке на редакцию, которая больше не действует. */
export const Past = meta.story({
  name: 'Прежняя редакция',
  args: { text: { ...privacyPolicy, version: '2026-02-01' }, among: { ...among, state: 'PAST' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Действующая редакция' })).toHaveAttribute('href', '/privacy-policy')
  },
})

/** Показывается на телефоне. */
export const OnPhone = Draft.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
