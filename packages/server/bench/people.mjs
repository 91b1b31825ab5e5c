import { randomUUID } from 'node:crypto'

/** Accounts that ask in turns: one alone would meet the limits on calls and on messages. */
const PEOPLE = 3000

/**
 * People who have an open chat with each of eight executors, and those executors, each with a token as a sign-in gives it;
 * `chat` is one of a person's chats. All were told of what waits there, or the sweep of reminders would be measured along.
 */
export async function signEverybodyIn(pool, secret) {
  const { createAccessTokens } = await import('../dist/features/auth/access-token.js')
  const tokens = createAccessTokens(secret, { now: () => Date.now() })
  const ids = Array.from({ length: PEOPLE }, () => randomUUID())
  const sessions = ids.map(() => randomUUID())
  await pool.query(
    `insert into users (id, code, email, email_confirmed_at, password_hash, role, first_name, last_name)
     select id, id, id || '@bench.artel.test', now(), '', 'CLIENT', 'Ирина', 'Кольцова' from unnest($1::uuid[]) as id`,
    [ids],
  )
  const { rows: executors } = await pool.query(
    `select id, gen_random_uuid() as session from users where role = 'EXECUTOR' order by id limit 8`,
  )
  await pool.query('insert into sessions (id, user_id) select * from unnest($1::uuid[], $2::uuid[])', [
    [...sessions, ...executors.map(({ session }) => session)],
    [...ids, ...executors.map(({ id }) => id)],
  ])
  await pool.query(
    `with executors as (select id, row_number() over () as n from unnest($2::uuid[]) as id),
     made as (
       insert into chats (kind, client_id, executor_id, last_seq, last_message_at, client_told_seq, executor_told_seq)
       select 'COMMON', client, e.id, 3, now() - e.n * interval '1 hour', 3, 3 from unnest($1::uuid[]) as client cross join executors e
       returning id, client_id, executor_id
     )
     insert into chat_messages (id, chat_id, seq, sender_id, text)
     select gen_random_uuid(), id, seq, case when seq = 2 then executor_id else client_id end,
       'Здравствуйте! Когда вам удобно начать?'
     from made cross join generate_series(1, 3) as seq`,
    [ids, executors.map(({ id }) => id)],
  )
  const { rows } = await pool.query(
    'select client_id as id, min(id)::int as chat from chats where client_id = any($1::uuid[]) group by 1',
    [ids],
  )
  await pool.query('vacuum analyze')
  const sessionOf = new Map(ids.map((id, index) => [id, sessions[index]]))
  const people = await Promise.all(
    rows.map(async ({ id, chat }) => ({
      id,
      chat,
      token: await tokens.mint({ userId: id, sessionId: sessionOf.get(id), role: 'CLIENT' }),
    })),
  )
  const partners = await Promise.all(
    executors.map(async ({ id, session }) => ({
      id,
      token: await tokens.mint({ userId: id, sessionId: session, role: 'EXECUTOR' }),
    })),
  )
  return { people, executors: partners }
}

/** Requests that take the people in turns, for autocannon. */
export const inTurns = (people, request) => {
  let next = 0
  return [
    {
      setupRequest: (template) => {
        next = (next + 1) % people.length
        return { ...template, ...request(people[next], template) }
      },
    },
  ]
}

/** Headers of somebody who is signed in. */
export const credentials = ({ id, token }) => ({ 'x-user': id, authorization: `Bearer ${token}` })
