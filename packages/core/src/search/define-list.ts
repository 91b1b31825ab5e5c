import { isTurnedRound } from '../contract/list-ranges.ts'
import type { Codec } from './codec.ts'
import type { FiltersOfTable, List, ListRules, ListTable, QueryOf } from './list.types.ts'
import { textsOf, type UrlSearch, type WrittenSearch, withSearch } from './url-search.ts'

/**
 * Makes a list of its table of codecs.
 * @param table filters in the order in which they stand in the address
 */
export function defineList<T extends ListTable>(
  table: T,
  { canonical, within = {}, ranges = [], renamed = {} }: ListRules<keyof T & string>,
): List<FiltersOfTable<T>> {
  type F = FiltersOfTable<T>
  const codecs = Object.entries<Codec<unknown>>(table)
  const each = (value: (codec: Codec<unknown>, name: string) => unknown) =>
    Object.fromEntries(codecs.map(([name, codec]) => [name, value(codec, name)])) as F
  const defaults = each(({ initial }) => initial)
  const read = (filters: F, name: string): unknown => filters[name as keyof F]
  const isDefault = (filters: F, name: string): boolean => {
    const value = read(filters, name)
    return value === read(defaults, name) || (Array.isArray(value) && value.length === 0)
  }
  const owners: Readonly<Record<string, string | undefined>> = within
  /** Without what stands within nothing. */
  const settled = (filters: F): F =>
    each(({ initial }, name) => {
      const owner = owners[name]
      return owner !== undefined && isDefault(filters, owner) ? initial : read(filters, name)
    })
  const applied = (filters: F) => {
    const given = settled(filters)
    return codecs
      .filter(([name]) => !isDefault(given, name))
      .map(([name, codec]) => ({ name, codec, value: read(given, name) }))
  }
  const change = (filters: F, part: Partial<F>): F => settled({ ...filters, page: defaults.page, ...part })
  const clear = (filters: F, cleared: readonly (keyof F)[]): F =>
    change(filters, Object.fromEntries(cleared.map((name) => [name, defaults[name]])) as Partial<F>)
  const write = (filters: F): WrittenSearch =>
    Object.fromEntries(applied(filters).map(({ codec, value }) => [codec.word, codec.write(value)]))

  return {
    defaults,
    words: Object.fromEntries(codecs.map(([name, { word }]) => [name, word])) as List<F>['words'],
    parse: (search) => settled(each((codec) => codec.read(textsOf(search, codec.word)))),
    write,
    address: (path, filters) => withSearch(path, write(filters)),
    canonical: (filters) =>
      settled(each(({ initial }, name) => (canonical.includes(name) ? read(filters, name) : initial))),
    change,
    clear,
    chips: (filters) =>
      applied(filters)
        .filter(({ codec }) => !codec.arranges)
        .flatMap(({ name, value }) => {
          const values: readonly unknown[] = Array.isArray(value) ? value : [value]
          return values.map((one) => ({
            name: name as keyof F,
            value: one,
            without:
              values.length > 1
                ? change(filters, { [name]: values.filter((other) => other !== one) } as Partial<F>)
                : clear(filters, [name as keyof F]),
          }))
        }),
    problems: (filters) => {
      const told = ranges.filter((range) => isTurnedRound(filters, range)).map(({ to, message }) => [to, message])
      return told.length === 0 ? null : Object.fromEntries(told)
    },
    mended: (filters) =>
      ranges
        .filter((range) => isTurnedRound(filters, range))
        .reduce(
          (all, { from, to }) => change(all, { [from]: read(all, to), [to]: read(all, from) } as Partial<F>),
          filters,
        ),
    toQuery: (filters) => Object.fromEntries(applied(filters).map(({ name, value }) => [name, value])) as QueryOf<F>,
    renamed: (search) => {
      const given: UrlSearch = typeof search === 'object' ? { ...search } : {}
      const old = Object.entries(renamed).filter(([word]) => Object.hasOwn(given, word))
      if (old.length === 0) return null
      const rest = Object.entries(given).filter(([word]) => !Object.hasOwn(renamed, word))
      // Where both words stand, today's is what was meant.
      return Object.fromEntries([...old.map(([word, today]) => [today, given[word]] as const), ...rest])
    },
  }
}
