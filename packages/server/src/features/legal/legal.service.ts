import {
  type ConsentEditions,
  type HandlerArgs,
  LEGAL_DOCUMENTS,
  type LegalDesk,
  type LegalDocument,
  type LegalEdition,
  type LegalSummary,
} from '@artel/core/contract'
import {
  consentEditions,
  editionInForce,
  legalDay,
  legalDeskOf,
  legalEditionOf,
  legalSummaryOf,
  publicationProblem,
} from '@artel/core/legal'
import { firstEditions } from '@artel/core/legal/texts'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import { insertEdition, lockEditions, selectEditions, selectMarks } from './legal.queries.ts'

/** Texts of the law (product §24): the files of the site are the first editions, administrators publish the next ones. */
export interface LegalTexts {
  list(): Promise<LegalSummary[]>
  /** @throws Refusal NOT_FOUND when the text has no edition of that day */
  read(document: LegalDocument, version?: string): Promise<LegalEdition>
  desk(document: LegalDocument): Promise<LegalDesk>
  /** @throws Refusal VERSION_CONFLICT when another was published meanwhile, VALIDATION_FAILED by field */
  publish(unit: UnitOfWork, admin: UserViewer, next: HandlerArgs<'publishLegalEdition'>['body']): Promise<LegalDesk>
  /** The editions that are agreed to today. */
  consents(): Promise<ConsentEditions>
}

export interface LegalDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<StaffLog, 'write'>
}

const firstOf = (document: LegalDocument) => firstEditions.filter((edition) => edition.document === document)

/** Which edition of each text holds at a moment. */
export async function readLegalSummaries(db: Kysely<Schema>, moment: number): Promise<LegalSummary[]> {
  const published = await selectMarks(db)
  return LEGAL_DOCUMENTS.map((document) =>
    legalSummaryOf([...firstOf(document), ...published.filter((one) => one.document === document)], legalDay(moment)),
  )
}

export function createLegalTexts({ db, clock, log }: LegalDeps): LegalTexts {
  const today = () => legalDay(clock.now())
  const editionsOf = async (on: Kysely<Schema>, document: LegalDocument) => [
    ...firstOf(document),
    ...(await selectEditions(on, document)),
  ]
  const list = () => readLegalSummaries(db, clock.now())
  return {
    list,
    async read(document, version) {
      const found = legalEditionOf(await editionsOf(db, document), version, today())
      if (!found) throw new Refusal('NOT_FOUND')
      return found
    },
    desk: async (document) => legalDeskOf(await editionsOf(db, document), today()),
    async publish({ trx }, admin, { document, text, isDraft, effectiveOn, after }) {
      await lockEditions(trx)
      const editions = await editionsOf(trx, document)
      if (Math.max(...editions.map(({ id }) => id)) !== after) throw new Refusal('VERSION_CONFLICT')
      const version = effectiveOn ?? today()
      const problem = publicationProblem({ version, text, isDraft }, editions, today())
      if (problem) throw validationRefusal(problem)
      const before = editionInForce(editions, version)
      await insertEdition(trx, { document, version, text, isDraft, adminId: admin.id, now: new Date(clock.now()) })
      await log.write(trx, {
        action: 'LEGAL_PUBLISHED',
        actorId: admin.id,
        object: 'LEGAL',
        objectId: document,
        before: before.version,
        after: version,
      })
      return legalDeskOf(await editionsOf(trx, document), today())
    },
    consents: async () => consentEditions(await list()),
  }
}
