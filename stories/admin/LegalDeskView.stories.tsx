import { aLegalDesk } from '@artel/core/testing'
import { LegalDeskView, type LegalDeskViewProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const { editions } = aLegalDesk()

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Документ',
  component: LegalDeskView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  argTypes: { form: { control: false } },
  args: {
    document: 'privacy-policy' as LegalDeskViewProps['document'],
    status: 'success' as LegalDeskViewProps['status'],
    editions: editions as LegalDeskViewProps['editions'],
    form: null,
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: назначенная редакция, действующая и первая. */
export const Editions = meta.story({
  name: 'Редакции',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '10 марта 2026 г.' })).toHaveAttribute(
      'href',
      '/privacy-policy?edition=2026-03-10',
    )
    await expect(canvas.getByText('Действует')).toBeVisible()
  },
})

/** Показывается, когда назначенную редакцию заменили до срока: её больше не читают. */
export const Replaced = meta.story({
  name: 'Заменена до срока',
  args: {
    editions: [
      ...editions.slice(0, 1),
      { ...(editions[0] as (typeof editions)[number]), id: 1, state: 'REPLACED' },
      ...editions.slice(1),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Заменена')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '10 марта 2026 г.' })).toHaveLength(1)
  },
})

/** Показывается, когда имя администратора длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинное имя',
  args: {
    editions: editions.map((edition) =>
      edition.publishedBy === null
        ? edition
        : { ...edition, publishedBy: 'Рентгеноэлектрокардиограф '.repeat(4).trim() },
    ),
  },
})

/** Показывается, пока редакции не пришли. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', editions: [] } })

/** Показывается, когда редакции не пришли. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error', editions: [] } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
