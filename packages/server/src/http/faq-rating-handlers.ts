import { randomUUID } from 'node:crypto'
import { FAQ_LIMITS, type faqOperations } from '@artel/core/contract'
import { takeOrRefuse } from '../domain/take-or-refuse.ts'
import type { Faq } from '../features/faq/faq.service.ts'
import { networkKey } from '../platform/rates/network-key.ts'
import type { Rates } from '../platform/rates/rates.ts'
import type { HttpHandlersOf } from './http-call.ts'

/** Tells one device without an account from another, so that each has one word about an answer. */
export const DEVICE_COOKIE = 'artel_device'
const MARK = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Words about answers of one person, or from one network client. */
const RATINGS_AN_HOUR = FAQ_LIMITS.ratingsAnHour
const HOUR_MS = 3_600_000

/** Whether an answer of the help was of help; guests are told apart by a cookie of their device. */
export function faqRatingHandlers(
  faq: Pick<Faq, 'rate'>,
  rates: Rates,
): HttpHandlersOf<Pick<typeof faqOperations, 'rateFaqItem'>> {
  const rate = rates.limit('faq-ratings', RATINGS_AN_HOUR, HOUR_MS)
  return {
    async rateFaqItem({ viewer, params, body, request, setCookie, mutateAtOnce }) {
      const isKnown = viewer.kind === 'user'
      await takeOrRefuse(rate, isKnown ? viewer.id : networkKey(request.ip))
      const kept = request.cookies[DEVICE_COOKIE]
      const mark = kept !== undefined && MARK.test(kept) ? kept : randomUUID()
      const rating = { itemId: params.id, rater: isKnown ? viewer.id : `device ${mark}`, isHelpful: body.isHelpful }
      const answer = await mutateAtOnce(async (unit) => {
        await faq.rate(unit, rating)
        return undefined
      })
      if (!isKnown && mark !== kept) setCookie(DEVICE_COOKIE, mark, { httpOnly: true })
      return answer
    },
  }
}
