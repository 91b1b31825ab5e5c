import type { LogLine } from '@artel/core/contract'
import type { MockCall } from '../mock-handlers.ts'
import { signedIn } from './signed-in.ts'

type Deed = Pick<LogLine, 'action' | 'object'> & Partial<Pick<LogLine, 'before' | 'after' | 'rule' | 'comment'>>

/** Writes down what one of the staff has done. */
export const writeDeed = (call: MockCall, deed: Deed): void => {
  const { world } = call
  const { id, firstName, lastName } = signedIn(call)
  const line: LogLine = {
    id: `staff-${world.nextId()}`,
    actor: { id, name: `${firstName} ${lastName}` },
    before: null,
    after: null,
    rule: null,
    comment: null,
    createdAt: new Date(world.now).toISOString(),
    ...deed,
  }
  world.staffLog = [line, ...world.staffLog]
}
