import { LEGAL_DOCUMENTS, type LegalDocument } from '@artel/core/contract'
import {
  consentEditions,
  editionInForce,
  type KeptEdition,
  legalDay,
  legalDeskOf,
  legalEditionOf,
  legalPages,
  legalSummaryOf,
  publicationProblem,
} from '@artel/core/legal'
import { firstEditions } from '@artel/core/legal/texts'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'

const editionsOf = ({ legalEditions }: MockWorld, document: LegalDocument): readonly KeptEdition[] =>
  [...firstEditions, ...legalEditions].filter((edition) => edition.document === document)

const summaries = (world: MockWorld) =>
  LEGAL_DOCUMENTS.map((document) => legalSummaryOf(editionsOf(world, document), legalDay(world.now)))

/** The editions that are agreed to now. */
export const consentsNow = (world: MockWorld) => consentEditions(summaries(world))

/** Texts of the law by their editions. */
export const legalHandlers = {
  listLegalDocuments: (_, { world }) => ({ data: summaries(world) }),
  getLegalText: ({ query: { document, version } }, { world }) => ({
    data: found(legalEditionOf(editionsOf(world, document), version, legalDay(world.now)) ?? undefined),
  }),
  getLegalDesk: ({ query }, { world }) => ({
    data: legalDeskOf(editionsOf(world, query.document), legalDay(world.now)),
  }),
  publishLegalEdition({ body: { document, text, isDraft, effectiveOn, after } }, call) {
    const { world } = call
    const today = legalDay(world.now)
    const editions = editionsOf(world, document)
    if (Math.max(...editions.map(({ id }) => id)) !== after) throw new MockRefusal('VERSION_CONFLICT')
    const version = effectiveOn ?? today
    const problem = publicationProblem({ version, text, isDraft }, editions, today)
    if (problem) throw unfit(problem)
    const { firstName, lastName } = signedIn(call)
    const edition: KeptEdition = {
      ...{ id: world.nextId(), document, version, text, isDraft },
      publishedAt: new Date(world.now).toISOString(),
      publishedBy: `${firstName} ${lastName}`,
    }
    const before = editionInForce(editions, version).version
    world.legalEditions = [...world.legalEditions, edition]
    const object = { kind: 'LEGAL', id: document, title: legalPages[document].title } as const
    writeDeed(call, { action: 'LEGAL_PUBLISHED', object, before, after: version })
    return { data: legalDeskOf(editionsOf(world, document), today) }
  },
} satisfies Pick<MockHandlers, 'listLegalDocuments' | 'getLegalText' | 'getLegalDesk' | 'publishLegalEdition'>
