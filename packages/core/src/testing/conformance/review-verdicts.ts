import {
  about,
  aHiddenReview,
  aPublishedReview,
  aWaitingReview,
  buttons,
  byRule,
  fromExecutor,
  judged,
  LEFT,
  statuses,
} from './review-stage.ts'
import { on, type Scenario, seesThat } from './scenario.ts'

/** What moderators decide of reviews. */
export const reviewVerdictScenarios: readonly Scenario[] = [
  on('approveReview').answers({
    title: 'A moderator passes what the system has held back',
    arrange: async (stage) => {
      const made = await aWaitingReview(stage)
      await made.executor.does('createReview', fromExecutor(made.task.id))
      return made
    },
    act: ({ moderator, review }) => ({ by: moderator, with: judged(review, 1) }),
    answer: () => undefined,
    afterwards: ({ author, executor }, _, { guest }) => [
      seesThat(guest, 'listReviews', about(executor), statuses, ['PUBLISHED']),
      seesThat(guest, 'listReviews', about(author), statuses, ['PUBLISHED']),
    ],
  }),
  on('approveReview').refuses('TRANSITION_REFUSED', {
    title: 'What has passed is not passed again',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aHiddenReview(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, review }) => ({ by: moderator, with: judged(review, 2) }),
  }),
  on('rejectReview').answers({
    title: 'A rejected author learns the rule, and the other side nothing',
    arrange: aWaitingReview,
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review, 1) }),
    answer: () => undefined,
    afterwards: ({ author, executor }) => [
      seesThat(
        author,
        'listMyReviews',
        LEFT,
        ({ items }) => items.map(({ status, rejectRule, allowedEvents }) => ({ status, rejectRule, allowedEvents })),
        [{ status: 'REJECTED', rejectRule: 'CONTACTS_IN_TEXT', allowedEvents: buttons({ RESUBMIT: null }) }],
      ),
      seesThat(executor, 'listMyReviews', { query: {} }, statuses, []),
    ],
  }),
  on('rejectReview').refuses('TRANSITION_REFUSED', {
    title: 'What everybody reads is removed rather than rejected',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aPublishedReview(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review, 3) }),
  }),
  on('removeReview').answers({
    title: 'A moderator takes a review off by a rule, and it counts no more',
    arrange: async (stage) => ({ ...(await aPublishedReview(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review, 3) }),
    answer: () => undefined,
    afterwards: ({ author, executor }, _, { guest }) => [
      seesThat(
        guest,
        'listReviews',
        about(executor),
        ({ items, pagination, rating: { average, count } }) => ({ items, pagination, rating: { average, count } }),
        { items: [], pagination: { totalItems: 0 }, rating: { average: null, count: 0 } },
      ),
      seesThat(author, 'listMyReviews', LEFT, statuses, ['REMOVED']),
    ],
  }),
  on('removeReview').refuses('TRANSITION_REFUSED', {
    title: 'What waits for a moderator is rejected rather than removed',
    refusal: 'WRONG_STATE',
    arrange: aWaitingReview,
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review, 1) }),
  }),
]
