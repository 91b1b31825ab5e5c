import type { ListRange } from '../contract/list-ranges.ts'
import type { Codec } from './codec.ts'
import type { UrlSearch, WrittenSearch } from './url-search.ts'

/** The filters of a list by their names in the query of the API. Each list has pages. */
export type ListTable = Readonly<Record<string, Codec<unknown>>> & { readonly page: Codec<number> }

/** The filters' values. */
export type FiltersOfTable<T> = { readonly [K in keyof T]: T[K] extends Codec<infer Value> ? Value : never }

/** The filters that a list has. */
export type FiltersOf<L> = L extends List<infer F> ? F : never

/** What of the filters goes to the API: those that are not at their default. */
export type QueryOf<F> = {
  -readonly [K in keyof F]?: F[K] extends readonly (infer Item)[] ? Item[] : Exclude<F[K], null>
}

/** One applied value of a filter. */
export interface Chip<F> {
  readonly name: keyof F
  /** The value, or one of them where a filter takes several. */
  readonly value: unknown
  /** The filters without this value, from the first page. */
  readonly without: F
}

/** What a list's table does not say by itself. */
export interface ListRules<Name> {
  /** What search engines tell addresses apart by. */
  readonly canonical: readonly Name[]
  /** Filters that mean something beside another one only: a radius beside its city. */
  readonly within?: { readonly [K in Name & string]?: Name }
  /** Pairs of edges that may be turned round. */
  readonly ranges?: readonly (ListRange & { readonly from: Name; readonly to: Name })[]
  /** Words that addresses had before, with those of today. */
  readonly renamed?: Readonly<Record<string, string>>
}

/** A list of the site as its address holds it. All functions are pure. */
export interface List<F> {
  /** The list as it opens. */
  readonly defaults: F
  /** The words of the address by the names of the filters: names for the fields of a form. */
  readonly words: { readonly [K in keyof F]: string }
  /** Reads the query of an address. What is missing, empty, repeated, unknown or wrong is at its default; never throws. */
  parse(search: unknown): F
  /** The query of the address, defaults left out. `parse` reads the same filters back. */
  write(filters: F): WrittenSearch
  /** The address of the list at `path`. */
  address(path: string, filters: F): string
  /** The filters of the address that search engines keep. */
  canonical(filters: F): F
  /** Changes filters by hand: the list begins at its first page again. */
  change(filters: F, change: Partial<F>): F
  /** Takes filters away. */
  clear(filters: F, names: readonly (keyof F)[]): F
  /** The applied filters, a value each, in the order of the table; order and page are none. */
  chips(filters: F): readonly Chip<F>[]
  /** What is wrong with the filters, a Russian sentence by the name of the field; `null` when the list can be asked for. */
  problems(filters: F): { readonly [K in keyof F]?: string } | null
  /** The filters with the edges of ranges that are turned round put right. */
  mended(filters: F): F
  /** The filters for the API. Not to be asked while there are problems: it would refuse. */
  toQuery(filters: F): QueryOf<F>
  /** The query in today's words when it has any of before, `null` when it has none. */
  renamed(search: unknown): UrlSearch | null
}
