import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Stands for the value while the statement is built. */
const VALUE = Symbol('value')

/**
 * A statement about one value that is built once, when it is first asked: building a large one takes longer than asking it.
 * `build` must not look at the value, which is not there yet.
 */
export function prepared<Value, Row>(
  build: (db: Kysely<Schema>, value: Value) => Compilable<Row>,
): (db: Kysely<Schema>, value: Value) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, value) => {
    compiled ??= build(db, VALUE as Value).compile()
    const parameters = compiled.parameters.map((given) => (given === VALUE ? value : given))
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
