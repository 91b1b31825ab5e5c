import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
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

/** Stands for the value of this name while a statement is built. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** {@link prepared} for a statement about several values, written as SQL. `build` must use each as it is. */
export function preparedSql<Values extends { readonly [name in keyof Values]: unknown }, Row>(
  build: (values: Values) => RawBuilder<Row>,
): (db: Kysely<Schema>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    compiled ??= build(new Proxy({} as Values, { get: (_, name) => new Place(String(name)) })).compile(db)
    const parameters = compiled.parameters.map((given) =>
      given instanceof Place ? values[given.name as keyof Values] : given,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

/**
 * A part of several statements, written once for all of them.
 * @throws Error for one with parameters, which only the whole statement can number
 */
export function writtenOnce(db: Kysely<Schema>, part: RawBuilder<unknown>): RawBuilder<unknown> {
  const { sql: text, parameters } = part.compile(db)
  if (parameters.length > 0) throw new Error(`${text} has parameters`)
  return sql.raw(text)
}
