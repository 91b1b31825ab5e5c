/** The embedded database has stopped and is not back yet. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  /** As PostgreSQL says it while it starts. */
  readonly code = '57P03'
}
