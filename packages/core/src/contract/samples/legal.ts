import type { LegalDesk, LegalEdition, LegalSummary } from '../legal.ts'

const text = `Политика объясняет, какие персональные данные собирает площадка, зачем и как ими распорядиться.

## Какие данные мы собираем {#data}

Имя, почту, телефон и город вы сообщаете сами, когда регистрируетесь.

## Ваши права {#rights}

- Узнать, что о вас хранится.
- Исправить или удалить это в [настройках](/personal-area/settings).`

/** The privacy policy, in its second edition. */
export const aLegalSummary = (overrides: Partial<LegalSummary> = {}): LegalSummary => ({
  document: 'privacy-policy',
  version: '2026-02-01',
  isDraft: false,
  next: '2026-03-10',
  ...overrides,
})

/** Its text. */
export const aLegalEdition = (overrides: Partial<LegalEdition> = {}): LegalEdition => ({
  document: 'privacy-policy',
  version: '2026-02-01',
  state: 'IN_FORCE',
  isDraft: false,
  text,
  editions: [
    { version: '2026-03-10', state: 'SCHEDULED' },
    { version: '2026-02-01', state: 'IN_FORCE' },
    { version: '2025-11-01', state: 'PAST' },
  ],
  ...overrides,
})

/** The same for those who publish it. */
export const aLegalDesk = (overrides: Partial<LegalDesk> = {}): LegalDesk => ({
  document: 'privacy-policy',
  editions: [
    {
      id: 3,
      version: '2026-03-10',
      state: 'SCHEDULED',
      isDraft: false,
      publishedAt: '2026-02-26T12:00:00.000Z',
      publishedBy: 'Денис Ларин',
    },
    {
      id: 2,
      version: '2026-02-01',
      state: 'IN_FORCE',
      isDraft: false,
      publishedAt: '2026-02-01T08:00:00.000Z',
      publishedBy: 'Денис Ларин',
    },
    { id: 0, version: '2025-11-01', state: 'PAST', isDraft: true, publishedAt: null, publishedBy: null },
  ],
  text,
  isDraft: false,
  ...overrides,
})
