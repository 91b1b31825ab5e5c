import type { Category, CategoryProperty } from '../contract/categories.ts'

/** One step of breadcrumbs. */
export interface Breadcrumb {
  readonly name: string
  readonly slug: string
  /** Parent and child slugs joined by slashes (product §3.1). */
  readonly urlSlug: string
}

/** A node of a tree of categories, however much of a category it holds. */
interface TreeNode<N> {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly childCategories: readonly N[]
}

/** A tree of categories, ready to be asked. Unknown ids and slugs answer `undefined` or an empty list. */
export interface TreeIndex<N extends TreeNode<N>> {
  readonly roots: readonly N[]
  /** Parents before their children. */
  readonly all: readonly N[]
  readonly byId: ReadonlyMap<number, N>
  readonly bySlug: ReadonlyMap<string, N>
  readonly byUrlSlug: ReadonlyMap<string, N>
  /** From the root to the category itself. */
  path(id: number): readonly N[]
  breadcrumbs(slug: string): readonly Breadcrumb[]
  /** Has nothing below it: a task can be put here. */
  isLeaf(id: number): boolean
  /** Leaves at and below. */
  leaves(id: number): readonly N[]
}

/** The whole category tree, ready to be asked. */
export interface CategoryIndex extends TreeIndex<Category> {
  /** Own properties, or those of the nearest parent that has some (product §3.1). */
  properties(id: number): readonly CategoryProperty[]
}

const flatten = <N extends TreeNode<N>>(nodes: readonly N[]): N[] =>
  nodes.flatMap((node) => [node, ...flatten(node.childCategories)])

const chains = <N extends TreeNode<N>>(nodes: readonly N[], above: readonly N[] = []): (readonly N[])[] =>
  nodes.flatMap((node) => {
    const chain = [...above, node]
    return [chain, ...chains(node.childCategories, chain)]
  })

const urlSlug = (chain: readonly { readonly slug: string }[]) => chain.map(({ slug }) => slug).join('/')

const buildIndex = <N extends TreeNode<N>>(roots: readonly N[]): TreeIndex<N> => {
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
  }
}

const built = new WeakMap<object, unknown>()

/** The index of a tree by id and slug; built once, for that walks all of it. A tree does not change. */
export const indexTree = <N extends TreeNode<N>>(roots: readonly N[]): TreeIndex<N> => {
  const index = (built.get(roots) as TreeIndex<N> | undefined) ?? buildIndex(roots)
  built.set(roots, index)
  return index
}

/** Indexes the whole tree, properties included. */
export const indexCategories = (roots: readonly Category[]): CategoryIndex => {
  const index = indexTree(roots)
  return {
    ...index,
    properties: (id) => index.path(id).findLast(({ properties }) => properties.length > 0)?.properties ?? [],
  }
}
