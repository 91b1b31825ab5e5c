import { aPublicExecutor, aVerifiedCompany, testUuid } from '@artel/core/testing'
import { VerifiedView, type VerifiedViewProps } from '@artel/ui/moderation'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'

const companies = [
  aVerifiedCompany(),
  aVerifiedCompany({
    id: 782,
    owner: aPublicExecutor({
      id: testUuid(113),
      name: 'ООО «Мастера тёплого дома»',
      initials: 'МД',
      businessType: 'LLC',
    }),
    title: 'ООО «Мастера тёплого дома»',
    text: 'ИНН 7707083893\nОГРН 1027700132195',
  }),
  aVerifiedCompany({
    id: 783,
    owner: aPublicExecutor({
      id: testUuid(114),
      name: 'Дарья Л.',
      initials: 'ЛД',
      businessType: 'SE',
      verifiedAt: null,
    }),
    title: 'Самозанятый: Лебедева Дарья',
    text: 'ИНН 165009442444',
  }),
]
const [first] = companies

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Очередь модерации/Проверенные компании',
  component: VerifiedView,
  decorators: [frozenTime],
  args: {
    status: 'success' as VerifiedViewProps['status'],
    companies: companies as VerifiedViewProps['companies'],
    total: companies.length,
    words: '',
    chosen: null as VerifiedViewProps['chosen'],
    draft: { rule: null, comment: '' } as VerifiedViewProps['draft'],
    isAttempted: false,
    busy: false,
    error: null as VerifiedViewProps['error'],
    onWords: fn(),
    onSearch: fn(),
    onRetry: fn(),
    onChoose: fn(),
    onDraft: fn(),
    onRevoke: fn(),
    onClose: fn(),
  },
})

/** Показывается рядом с очередью документов: у кого стоит отметка, последние сверху. */
export const List = meta.story({ name: 'Список' })

/** Показывается, когда отметка стоит у многих: видны последние, остальных найдёт поиск. */
export const Many = meta.story({ name: 'Их много', args: { total: 214 } })

/** Показывается, пока список не пришёл. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', companies: [], total: 0 } })

/** Показывается, когда по словам никого нет. */
export const Nobody = meta.story({ name: 'Никого не нашлось', args: { words: 'Иванов', companies: [], total: 0 } })

/** Показывается, когда список не пришёл: можно попробовать ещё раз. */
export const Failed = meta.story({ name: 'Не загрузился', args: { status: 'error', companies: [], total: 0 } })

/** Показывается перед снятием отметки: данные, документы и причина. */
export const Chosen = meta.story({ name: 'Снять отметку', args: { chosen: first ?? null } })

/** Показывается, когда отметку пробовали снять без причины. */
export const WithoutRule = meta.story({
  name: 'Снять отметку: причина не названа',
  args: { chosen: first ?? null, isAttempted: true },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Выберите причину.')).toBeVisible())
  },
})

/** Показывается, пока сервер записывает решение. */
export const Revoking = meta.story({
  name: 'Снять отметку: отправляется',
  args: { chosen: first ?? null, draft: { rule: 'FORGED', comment: '' }, busy: true },
})

/** Показывается, когда решение опоздало: исполнитель уже изменил данные. */
export const Overtaken = meta.story({
  name: 'Снять отметку: отметки уже нет',
  args: {
    chosen: first ?? null,
    draft: { rule: 'FORGED', comment: '' },
    error: 'Сейчас это сделать нельзя: состояние проверки уже другое.',
  },
})
