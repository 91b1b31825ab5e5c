import { type CategoryOutline, indexTree, searchCategories, type TreeIndex } from '../../categories/index.ts'
import { quoted } from '../../format/index.ts'
import { plainText, slipsAtStart } from '../../search/index.ts'

type Found = { readonly id: number } | { readonly problem: string }

const leavesOf = (index: TreeIndex<CategoryOutline>) => index.all.filter(({ id }) => index.isLeaf(id))

/** The leaf that is most like what was typed. */
const nearest = (index: TreeIndex<CategoryOutline>, typed: string): CategoryOutline | null => {
  const [found] = searchCategories(index, typed)
  if (found) return found
  const word = plainText(typed)
  const [first] = leavesOf(index)
    .map((category) => ({ category, slips: slipsAtStart(plainText(category.name), word) }))
    .toSorted((a, b) => a.slips - b.slips)
  return first && first.slips <= Math.max(2, word.length / 3) ? first.category : null
}

/** Reads the category of a cell: the name or the address of a leaf, whatever its letters' size. */
export const categoryReader = (tree: readonly CategoryOutline[]): ((cell: string) => Found) => {
  const index = indexTree(tree)
  const byName = new Map<string, readonly CategoryOutline[]>()
  for (const leaf of leavesOf(index)) {
    const name = plainText(leaf.name)
    byName.set(name, [...(byName.get(name) ?? []), leaf])
  }
  return (cell) => {
    if (cell === '') return { problem: 'Назовите раздел каталога.' }
    const slug = index.bySlug.get(cell.toLowerCase())
    if (slug && index.isLeaf(slug.id)) return { id: slug.id }
    const [only, another] = byName.get(plainText(cell)) ?? []
    if (only && !another) return { id: only.id }
    if (only) return { problem: `Разделов ${quoted(only.name)} несколько. Выберите нужный из списка.` }
    const like = nearest(index, cell)
    const told = `Раздела ${quoted(cell.slice(0, 40))} нет.`
    return {
      problem: like ? `${told} Похож ${quoted(like.name)}: выберите его или другой.` : `${told} Выберите из списка.`,
    }
  }
}

/** How a leaf is written into a cell so that it is read again as the same. */
export const categoryCell = (tree: readonly CategoryOutline[], id: number): string => {
  const index = indexTree(tree)
  const leaf = index.byId.get(id)
  if (!leaf) return ''
  return leavesOf(index).filter(({ name }) => plainText(name) === plainText(leaf.name)).length > 1
    ? leaf.slug
    : leaf.name
}
