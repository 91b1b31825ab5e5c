import type { Database } from '../src/platform/db/database.ts'

/** What SMS to a phone said, the last first. */
export const textsTo = async ({ kysely }: Pick<Database, 'kysely'>, recipient: string): Promise<string[]> => {
  const rows = await kysely
    .selectFrom('texts')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ text }) => text)
}

/** The code in an SMS. */
export const codeIn = (text: string | undefined): string | null => /код (\d{6})\./.exec(text ?? '')?.[1] ?? null
