export {
  type AllowedPublicationEvent,
  allowedPublicationEvents,
  decidePublication,
  type PublicationDecision,
  type PublicationMeans,
} from './decide-publication.ts'
export { publicationLabels } from './publication-labels.ts'
export { publicationLifecycleMachine } from './publication-lifecycle.machine.ts'
export {
  type PublicationCommand,
  type PublicationFacts,
  type PublicationOccasion,
  type PublicationRefusal,
  publicationRefusalSentences,
} from './publication-refusals.ts'
