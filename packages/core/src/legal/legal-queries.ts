import type { ApiClient } from '../api/index.ts'
import type { LegalDocument } from '../contract/legal-terms.ts'
import type { CancelSignal } from '../ports/index.ts'
import { consentEditions } from './editions.ts'

type LegalApi = Pick<ApiClient, 'listLegalDocuments' | 'getLegalText'>

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing. */
export const legalKeys = { all: ['legal'], consents: ['legal', 'consents'] } as const

/** Query definitions of the texts of the law. */
export const legalQueries = (api: LegalApi) => ({
  /** One edition; the one that holds when none is named. */
  edition: (document: LegalDocument, version?: string) => ({
    queryKey: ['legal', 'edition', document, version ?? null] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.getLegalText({ query: { document, ...(version !== undefined && { version }) } }, { signal })).data,
  }),
  /** What a form of registration shows beside its ticks. */
  consents: () => ({
    queryKey: legalKeys.consents,
    queryFn: async ({ signal }: Context = {}) => consentEditions((await api.listLegalDocuments({}, { signal })).data),
  }),
})
