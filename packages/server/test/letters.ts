import type { Database } from '../src/platform/db/database.ts'

/** Letters to an address, the last first. */
export const lettersTo = (
  { kysely }: Pick<Database, 'kysely'>,
  recipient: string,
): Promise<{ subject: string; text: string }[]> =>
  kysely
    .selectFrom('letters')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()

/** The secret of the link in a letter. */
export const secretIn = (text: string): string | undefined => /[?&]hash=([\w-]+)/.exec(text)?.[1]

/** The secret of the link in the last letter of this subject to an address. */
export async function secretOf(
  database: Pick<Database, 'kysely'>,
  recipient: string,
  subject: string,
): Promise<string> {
  const letter = (await lettersTo(database, recipient)).find((one) => one.subject === subject)
  const secret = letter && secretIn(letter.text)
  if (!secret) throw new Error(`No letter «${subject}» with a link to ${recipient}`)
  return secret
}
