import type { ColumnType, JSONColumnType } from 'kysely'

/** A moment: read as a `Date`, written as a `Date` or as ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>

/** A moment that the database sets when it is left out. */
export type InstantNow = ColumnType<Date, Date | string | undefined, Date | string>

/** A moment that may be missing. */
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** Text that may be left out. */
export type NullableText = ColumnType<string | null, string | null | undefined, string | null>

/** JSON that arrives parsed and is written as text. */
export type Json<T extends object> = JSONColumnType<T, string | undefined, string>

/** The same where there may be none. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>
