import { anAdminLandingRow } from '@artel/core/testing'
import { LandingsDeskView, type LandingsDeskViewProps } from '@artel/ui/admin/landings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const row = (id: number, name: string, parentId: number | null, isReworded = false) =>
  anAdminLandingRow({ id, name, parentId, title: `${name}: найдите исполнителя рядом`, isReworded })

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Услуги',
  component: LandingsDeskView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as LandingsDeskViewProps['status'],
    sitePages: [
      { page: 'services', title: 'Услуги', isReworded: false },
      { page: 'become-executor', title: 'Работа рядом, цена — ваша', isReworded: true },
    ] as LandingsDeskViewProps['sitePages'],
    landings: [
      row(1, 'Ремонт и отделка', null),
      row(11, 'Сантехника', 1, true),
      row(12, 'Укладка плитки', 1),
      row(2, 'Мебель', null),
    ] as LandingsDeskViewProps['landings'],
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: страницы со своими словами, затем услуги; у сантехники слова уже свои. */
export const Landings = meta.story({
  name: 'Есть услуги',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Сантехника.*Свои/ })).toBeVisible()
  },
})

/** Показывается, пока услуг нет: две страницы есть всегда. */
export const Empty = meta.story({ name: 'Пусто', args: { landings: [] } })

/** Показывается, пока услуги не пришли. */
export const Loading = meta.story({ name: 'Загружаются', args: { status: 'pending', landings: [] } })

/** Показывается, когда услуги не пришли. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error', landings: [] } })

/** Показывается, когда слова длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  args: { landings: [row(1, 'Ремонт'.repeat(12), null), row(2, 'Укладка плитки и мозаики '.repeat(4), 1)] },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
