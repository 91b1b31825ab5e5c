import type { Category, CategoryProperty } from '../contract/categories.ts'

/** One step of breadcrumbs. */
export interface Breadcrumb {
  readonly name: string
  readonly slug: string
  /** Parent and child slugs joined by slashes (spec §3 "Category"). */
  readonly urlSlug: string
}

/** The category tree, ready to be asked. Unknown ids and slugs answer `undefined` or an empty list. */
export interface CategoryIndex {
  readonly roots: readonly Category[]
  /** Parents before their children. */
  readonly all: readonly Category[]
  readonly byId: ReadonlyMap<number, Category>
  readonly bySlug: ReadonlyMap<string, Category>
  readonly byUrlSlug: ReadonlyMap<string, Category>
  /** From the root to the category itself. */
  path(id: number): readonly Category[]
  breadcrumbs(slug: string): readonly Breadcrumb[]
  /** Has nothing below it: a task can be put here. */
  isLeaf(id: number): boolean
  /** Leaves at and below. */
  leaves(id: number): readonly Category[]
  /** Own properties, or those of the nearest parent that has some (spec §3 "Category"). */
  properties(id: number): readonly CategoryProperty[]
}

const flatten = (nodes: readonly Category[]): Category[] =>
  nodes.flatMap((node) => [node, ...flatten(node.childCategories)])

const chains = (nodes: readonly Category[], above: readonly Category[] = []): (readonly Category[])[] =>
  nodes.flatMap((node) => {
    const chain = [...above, node]
    return [chain, ...chains(node.childCategories, chain)]
  })

const urlSlug = (chain: readonly Category[]) => chain.map(({ slug }) => slug).join('/')

/** Indexes the tree by id and slug. Build it once a tree: it walks all of it. */
export const indexCategories = (roots: readonly Category[]): CategoryIndex => {
  const all = flatten(roots)
  const byId = new Map(all.map((category) => [category.id, category]))
  const bySlug = new Map(all.map((category) => [category.slug, category]))
  const everyPath = chains(roots)
  const pathById = new Map(all.map(({ id }, position) => [id, everyPath[position] ?? []]))
  const byUrlSlug = new Map(all.map((category) => [urlSlug(pathById.get(category.id) ?? []), category]))

  const path = (id: number) => pathById.get(id) ?? []
  return {
    roots,
    all,
    byId,
    bySlug,
    byUrlSlug,
    path,
    breadcrumbs: (slug) => {
      const chain = path(bySlug.get(slug)?.id ?? 0)
      return chain.map(({ name, slug }, position) => ({ name, slug, urlSlug: urlSlug(chain.slice(0, position + 1)) }))
    },
    isLeaf: (id) => byId.get(id)?.childCategories.length === 0,
    leaves: (id) => {
      const category = byId.get(id)
      return category ? flatten([category]).filter(({ childCategories }) => childCategories.length === 0) : []
    },
    properties: (id) => path(id).findLast(({ properties }) => properties.length > 0)?.properties ?? [],
  }
}
