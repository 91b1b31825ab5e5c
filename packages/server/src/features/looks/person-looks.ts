import type { UserRejectField } from '@artel/core/contract'
import type { PublicWords } from '@artel/core/moderation'
import { findContacts } from '@artel/core/tasks'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { deleteLook, insertLook, lockLook } from './looks.queries.ts'

/** What everybody sees of a person. */
interface PublicPerson extends PublicWords {
  readonly avatarId: string | null
}

const nobody: PublicPerson = { firstName: '', lastName: '', shortName: null, about: '', avatarId: null }

const selectPerson = async (db: Kysely<Schema>, id: string): Promise<PublicPerson> => {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.user_id', 'u.id')
    .select([
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.avatar_id as avatarId',
      'c.short_name as shortName',
      'c.about',
    ])
    .where('u.id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, about: row.about ?? '' } : nobody
}

const hasContacts = (...words: readonly (string | null)[]) => words.some((text) => findContacts(text ?? '').length > 0)

/** Which words of a person the filter flags. */
const flaggedIn = ({ firstName, lastName, shortName, about }: PublicWords): ReadonlySet<UserRejectField> =>
  new Set([
    ...(hasContacts(`${firstName} ${lastName}`, shortName) ? (['NAME'] as const) : []),
    ...(hasContacts(about) ? (['STORY'] as const) : []),
  ])

const wordsOf = ({ firstName, lastName, shortName, about }: PublicWords) =>
  JSON.stringify([firstName, lastName, shortName, about])

const thingOf = (id: string) => ({ kind: 'USERS', id }) as const

/**
 * Asks staff to look at a person whose words the change brings contacts into, or who puts a new face; lets go of who has mended
 * it. A person stands in the queue once.
 */
export async function watchPerson<T>(
  trx: Transaction<Schema>,
  id: string,
  at: Date,
  change: () => Promise<T>,
): Promise<T> {
  const before = await selectPerson(trx, id)
  const result = await change()
  await lookAgain(trx, id, { before, after: await selectPerson(trx, id), at })
  return result
}

/** The same for who has just registered. */
export const lookAtNewcomer = async (trx: Transaction<Schema>, id: string, at: Date): Promise<void> =>
  lookAgain(trx, id, { before: nobody, after: await selectPerson(trx, id), at })

async function lookAgain(
  trx: Transaction<Schema>,
  id: string,
  { before, after, at }: { readonly before: PublicPerson; readonly after: PublicPerson; readonly at: Date },
): Promise<void> {
  const hasOtherWords = wordsOf(before) !== wordsOf(after)
  if (!hasOtherWords && before.avatarId === after.avatarId) return
  const look = await lockLook(trx, thingOf(id))
  const isNewFace = before.avatarId !== after.avatarId
  const hasFace = after.avatarId !== null && (isNewFace || look?.has_face === true)
  const isFlagged = (hasOtherWords || look !== undefined) && flaggedIn(after).size > 0
  if (hasFace || isFlagged) await insertLook(trx, thingOf(id), { at, hasFace })
  else if (look) await deleteLook(trx, thingOf(id))
}

/** One part of a person was judged: what else is to be looked at goes on waiting, since when it has. */
export async function lookAtTheRest(
  trx: Transaction<Schema>,
  id: string,
  { judged, hadFace, since }: { readonly judged: UserRejectField; readonly hadFace: boolean; readonly since: Date },
): Promise<void> {
  const hasFace = hadFace && judged !== 'FACE'
  const flagged = [...flaggedIn(await selectPerson(trx, id))].filter((field) => field !== judged)
  if (hasFace || flagged.length > 0) await insertLook(trx, thingOf(id), { at: since, hasFace })
}
