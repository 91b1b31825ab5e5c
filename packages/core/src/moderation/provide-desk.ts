import { fromCallback, fromPromise } from 'xstate'
import { type ApiClient, isApiError } from '../api/index.ts'
import type { CategoryRejectRule } from '../contract/category-request-terms.ts'
import type { ModerationDetails } from '../contract/moderation.ts'
import type { UserRejectField } from '../contract/notification-terms.ts'
import type { ContentRejectRule } from '../contract/review-terms.ts'
import type { TaskRejectField, TaskRejectRule } from '../contract/task-terms.ts'
import type { PapersRejectRule } from './desk-rules.ts'
import { isJudged, type JudgedKind } from './desk-terms.ts'
import { moderationDeskMachine } from './moderation-desk.machine.ts'
import type { DeskDraft, DeskEvent, DeskQueue, OpenedObject, Verdict } from './moderation-desk.types.ts'

/** What a desk asks the server for. */
export type DeskApi = Pick<
  ApiClient,
  | 'listModeration'
  | 'getModerationDetails'
  | 'holdModeration'
  | 'releaseModeration'
  | 'approveTask'
  | 'rejectTask'
  | 'approveReply'
  | 'rejectReply'
  | 'approveOffer'
  | 'rejectOffer'
  | 'approveReviewAnswer'
  | 'rejectReviewAnswer'
  | 'approveProduct'
  | 'rejectProduct'
  | 'approveProductReview'
  | 'rejectProductReview'
  | 'approveArticle'
  | 'rejectArticle'
  | 'approveUser'
  | 'rejectUser'
  | 'approveReview'
  | 'rejectReview'
  | 'approveVerification'
  | 'rejectVerification'
  | 'takeComplaint'
  | 'resolveComplaint'
  | 'dismissComplaint'
  | 'answerQuestion'
  | 'closeQuestion'
  | 'approveCategoryRequest'
  | 'rejectCategoryRequest'
>

type Judge = (api: DeskApi, details: ModerationDetails, draft: DeskDraft) => Promise<unknown>

const words = (comment: string) => comment.trim() || null

/** A complaint is taken up before it is decided; a colleague may have done so. */
const takeUp = async (api: DeskApi, id: string) => {
  try {
    await api.takeComplaint({ params: { id } })
  } catch (error) {
    if (!isApiError(error, 'TRANSITION_REFUSED')) throw error
  }
}

type Calls = readonly [
  approve:
    | 'approveReply'
    | 'approveOffer'
    | 'approveReview'
    | 'approveReviewAnswer'
    | 'approveArticle'
    | 'approveProduct'
    | 'approveProductReview',
  reject:
    | 'rejectReply'
    | 'rejectOffer'
    | 'rejectReview'
    | 'rejectReviewAnswer'
    | 'rejectArticle'
    | 'rejectProduct'
    | 'rejectProductReview',
]

/** A text with a number is judged by a rule of texts. */
const judgeText =
  ([approve, reject]: Calls): Judge =>
  (api, { item }, { decision, rule, comment }) => {
    const params = { id: Number(item.id) }
    const version = { version: item.version }
    return decision === 'approve'
      ? api[approve]({ params, body: version })
      : api[reject]({ params, body: { ...version, rule: rule as ContentRejectRule, comment: words(comment) } })
  }

const judges: Readonly<Record<JudgedKind, Judge>> = {
  TASKS: (api, { item }, { decision, rule, field, comment }) => {
    const params = { id: Number(item.id) }
    const version = { version: item.version }
    const broken = { rule: rule as TaskRejectRule, comment: words(comment) }
    return decision === 'approve'
      ? api.approveTask({ params, body: version })
      : api.rejectTask({ params, body: { ...version, ...broken, field: field as TaskRejectField | null } })
  },
  TASK_REPLIES: judgeText(['approveReply', 'rejectReply']),
  TASK_OFFERS: judgeText(['approveOffer', 'rejectOffer']),
  ARTICLE_PUBLISH_REQUESTS: judgeText(['approveArticle', 'rejectArticle']),
  PRODUCT_REVIEWS: judgeText(['approveProduct', 'rejectProduct']),
  PRODUCT_CONSUMER_REVIEWS: judgeText(['approveProductReview', 'rejectProductReview']),
  TASK_REVIEWS: judgeText(['approveReview', 'rejectReview']),
  REVIEWS_REPLIES: judgeText(['approveReviewAnswer', 'rejectReviewAnswer']),
  USERS: (api, { item }, { decision, rule, field, comment }) => {
    const params = { id: item.id }
    const version = { version: item.version }
    const broken = { rule: rule as ContentRejectRule, comment: words(comment) }
    return decision === 'approve'
      ? api.approveUser({ params, body: version })
      : api.rejectUser({ params, body: { ...version, ...broken, field: field as UserRejectField } })
  },
  VERIFICATION_REQUESTS: (api, { item }, { decision, rule, comment }) => {
    const params = { id: Number(item.id) }
    return decision === 'approve'
      ? api.approveVerification({ params })
      : api.rejectVerification({ params, body: { rule: rule as PapersRejectRule, comment: words(comment) } })
  },
  COMPLAINT: async (api, { item, complaint }, { decision, comment }) => {
    if (complaint?.status === 'NEW') await takeUp(api, item.id)
    const verdict = { params: { id: item.id }, body: { comment: comment.trim() } }
    await (decision === 'approve' ? api.resolveComplaint(verdict) : api.dismissComplaint(verdict))
  },
  QUESTION: (api, { item: { id, version } }, { decision, comment }) => {
    const params = { id: Number(id) }
    return decision === 'approve'
      ? api.answerQuestion({ params, body: { version, text: comment.trim() } })
      : api.closeQuestion({ params, body: { version } })
  },
  CATEGORY_REQUESTS: (api, { item: { id, version } }, { decision, rule, comment, category }) => {
    const params = { id: Number(id) }
    if (decision === 'reject') {
      const broken = { rule: rule as CategoryRejectRule, comment: words(comment) }
      return api.rejectCategoryRequest({ params, body: { version, ...broken } })
    }
    const { name = '', parentId = null } = category ?? {}
    return api.approveCategoryRequest({ params, body: { version, name: name.trim(), parentId: parentId ?? 0 } })
  },
}

/** Objects that are read of a queue at once; what is beyond them comes when they are judged. */
const QUEUE_LENGTH = 50

/** The machine with its ports made of the API client. */
export const provideDesk = (api: DeskApi) =>
  moderationDeskMachine.provide({
    actors: {
      listQueue: fromPromise<DeskQueue, JudgedKind>(async ({ input: kind, signal }) => {
        const { data } = await api.listModeration({ query: { kind, limit: QUEUE_LENGTH } }, { signal })
        return { items: data.items, total: data.pagination.totalItems }
      }),
      readObject: fromPromise<ModerationDetails, OpenedObject>(
        async ({ input: { kind, id }, signal }) =>
          (await api.getModerationDetails({ query: { kind, id } }, { signal })).data,
      ),
      judge: fromPromise<void, Verdict>(async ({ input: { details, draft } }) => {
        const { kind } = details.item
        if (isJudged(kind)) await judges[kind](api, details, draft)
      }),
      keepHold: fromCallback<{ type: 'renew' }, OpenedObject>(({ input, sendBack, receive }) => {
        const body = { kind: input.kind, id: input.id }
        let isOver = false
        const hold = async () => {
          try {
            const { data } = await api.holdModeration({ body })
            if (isOver) await api.releaseModeration({ body })
            else sendBack({ type: 'hold.changed', hold: data } satisfies DeskEvent)
          } catch {
            // A mark for colleagues, no lock: the version of the object decides.
          }
        }
        receive(() => void hold())
        void hold()
        return () => {
          isOver = true
          api.releaseModeration({ body }).catch(() => {})
        }
      }),
    },
  })
