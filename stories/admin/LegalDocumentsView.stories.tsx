import { aLegalSummary } from '@artel/core/testing'
import { LegalDocumentsView, type LegalDocumentsViewProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Документы',
  component: LegalDocumentsView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as LegalDocumentsViewProps['status'],
    documents: [
      aLegalSummary(),
      aLegalSummary({ document: 'terms-of-use', isDraft: true, next: null }),
      aLegalSummary({ document: 'terms-of-sale-announcement', isDraft: true, next: null }),
    ] as LegalDocumentsViewProps['documents'],
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: документы, их редакции и утверждены ли они. */
export const Documents = meta.story({
  name: 'Список документов',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Политика конфиденциальности' })).toHaveAttribute(
      'href',
      '/admin/legal/privacy-policy',
    )
    await expect(canvas.getByText('10 марта 2026 г.')).toBeVisible()
  },
})

/** Показывается, пока документы не пришли. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', documents: [] } })

/** Показывается, когда документы не пришли. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error', documents: [] } })

/** Показывается на телефоне: строки становятся карточками. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
