import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'
import { paths } from '../routes/index.ts'

/** Key of one's own questions, for refreshing. */
export const OWN_QUESTIONS_KEY = ['faq', 'own'] as const

/** Query definition of one's own questions to the team, the newest first. */
export const ownQuestionsQuery = (api: Pick<ApiClient, 'listMyQuestions'>) => ({
  queryKey: OWN_QUESTIONS_KEY,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
    (await api.listMyQuestions({}, { signal })).data,
})

const ANCHOR = 'vopros-'

/** Where a question of one's own stands on the page of the help. */
export const questionAnchor = (id: number): string => `${ANCHOR}${id}`

/** The address that leads to it. */
export const ownQuestionPath = (id: number): string => `${paths.faq()}#${questionAnchor(id)}`

/** Number of the question that the part of an address behind # leads to; `null` where it leads elsewhere. */
export const openedQuestion = (hash: string): number | null => {
  const number = hash.startsWith(ANCHOR) ? hash.slice(ANCHOR.length) : ''
  return /^[1-9]\d{0,15}$/.test(number) ? Number(number) : null
}
