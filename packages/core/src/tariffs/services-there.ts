import type { AdditionalServiceType } from '../contract/tariff-terms.ts'

/** Stand in the price list (product §15.1) and do nothing yet; each leaves this list with the change that brings it. */
const NOT_THERE_YET: ReadonlySet<AdditionalServiceType> = new Set(['PERSONAL_MANAGER', 'REVIEWS_REMINDER_NOTIFICATION'])

/** Whether a service works: nobody is asked to choose or to pay for what is not there. */
export const isThere = (type: AdditionalServiceType): boolean => !NOT_THERE_YET.has(type)
