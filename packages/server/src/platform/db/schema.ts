/**
 * Every table of migrations/ by its name, as Kysely types it. `bigint` columns arrive as numbers.
 *
 * Nothing stands here: whoever owns a table declares it in a `*.tables.ts` beside the queries,
 * ```ts
 * declare module '../../platform/db/schema.ts' {
 *   interface Schema {
 *     reviews: ReviewsTable
 *   }
 * }
 * ```
 * and TypeScript joins the declarations. So the database knows no feature, and a query may join the tables of several.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared by those who own the tables
export interface Schema {}
