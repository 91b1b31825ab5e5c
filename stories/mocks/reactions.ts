import { contract, type ErrorBody, type ErrorCode, type OperationCard } from '@artel/core/contract'
import type { MockCall } from './mock-handlers.ts'
import { MockRefusal, NetworkFailure } from './mock-refusal.ts'

/*
 * What may happen instead of the usual answer. Each fits any operation:
 * `beforeEach: ({ msw }) => msw.use(...mockApi({ getTask: refuse('NOT_FOUND') }))`.
 */

/** The server refuses with a code of the contract. */
export const refuse = (code: ErrorCode, details?: Pick<ErrorBody, 'fields' | 'refusal'>) => (): never => {
  throw new MockRefusal(code, details)
}

/** The answer never comes. */
export const pending = (): Promise<never> => new Promise(() => {})

/** The network is away. */
export const offline = (): never => {
  throw new NetworkFailure()
}

/** With what lists of reviews and of one's own tasks tell besides; the contract drops it from the others. */
const nothing = {
  items: [],
  pagination: { totalItems: 0 },
  rating: { average: null, count: 0 },
  waiting: [],
  counts: { PENDING: 0, APPROVED: 0, IN_PROGRESS: 0, FINISHED: 0, ARCHIVED: 0 },
}
const EMPTY_ANSWERS: readonly unknown[] = [{ data: nothing }, nothing, { data: [] }, 0]

const emptyAnswer = ({ response }: OperationCard): unknown =>
  EMPTY_ANSWERS.find((answer) => response?.safeParse(answer).success)

/** There is a way to say «nothing» to this operation. */
export const canBeEmpty = (shape: OperationCard): boolean => emptyAnswer(shape) !== undefined

/** The server has nothing: an empty list in the shape of the operation. */
export const empty = (_args: unknown, { operation }: MockCall): never => emptyAnswer(contract[operation]) as never
