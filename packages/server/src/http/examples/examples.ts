import type { ServedOperation } from '../unserved.ts'
import { accountExamples } from './account.examples.ts'
import { catalogueExamples } from './catalogue.examples.ts'
import { chatExamples } from './chats.examples.ts'
import { dealExamples } from './deals.examples.ts'
import type { ExamplesOf } from './example.types.ts'
import { tariffExamples } from './tariffs.examples.ts'
import { taskExamples } from './tasks.examples.ts'

/** An example of every call that is served; a missing one is a type error. */
export const examples: ExamplesOf<ServedOperation> = {
  ...accountExamples,
  ...catalogueExamples,
  ...taskExamples,
  ...dealExamples,
  ...chatExamples,
  ...tariffExamples,
}
