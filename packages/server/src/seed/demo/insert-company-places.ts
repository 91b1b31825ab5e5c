import type pg from 'pg'
import { random } from '../random/random.ts'
import type { DemoUser } from './demo.types.ts'

const PARTER = '|'

/** Districts that an executor of the demo names, some of those of the city; a few work all over it and name none. */
const districtsOf = ({ code, districts }: DemoUser): readonly string[] => {
  const draw = random(`${code}:districts`)
  return draw.chance(0.15) ? [] : draw.shuffle(districts).slice(0, draw.int(1, 3))
}

/** Writes where the executors of the demo work, and who comes to the client. */
export async function insertCompanyPlaces(client: pg.PoolClient, users: readonly DemoUser[]): Promise<void> {
  const told = users.flatMap((user) => (user.company ? [{ user, id: user.company.id }] : []))
  await client.query(
    `update companies set districts = string_to_array(told.districts, $4), visit_client = told.visits
    from unnest($1::uuid[], $2::text[], $3::boolean[]) as told (id, districts, visits)
    where companies.id = told.id`,
    [
      told.map(({ id }) => id),
      told.map(({ user }) => districtsOf(user).join(PARTER)),
      told.map(({ user }) => random(`${user.code}:visits`).chance(0.7)),
      PARTER,
    ],
  )
}
