import { type CategoryOutline, indexTree } from '@artel/core/categories'
import { Select } from '../kit/index.ts'
import { ru } from './ru.ts'

export interface CategorySelectProps {
  /** `null` while none is chosen. */
  value: number | null
  /** The whole tree; empty while it has not come. */
  tree: readonly CategoryOutline[]
  /** Numbers of the categories that stand first: those that somebody works in. */
  own?: readonly number[]
  /** The category as it is stored, to be named before the tree has come. */
  stored?: { readonly id: number; readonly name: string } | null
  onChange: (id: number | null) => void
  onBlur?: () => void
}

/** One category that has none below it, by the sections of the catalogue. Put it into a Field. */
export function CategorySelect({ value, tree, own = [], stored = null, onChange, onBlur }: CategorySelectProps) {
  const index = indexTree(tree)
  const named = own.flatMap((id) => (index.isLeaf(id) ? (index.byId.get(id) ?? []) : []))
  const isUnknown = stored !== null && !index.byId.has(stored.id)
  const options = (leaves: readonly CategoryOutline[]) =>
    leaves.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
  return (
    <Select
      name="categoryId"
      placeholder={ru.choose}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      onBlur={onBlur}
    >
      {isUnknown && <option value={stored.id}>{stored.name}</option>}
      {named.length > 0 && <optgroup label={ru.own}>{options(named)}</optgroup>}
      {index.roots.map((root) => (
        <optgroup key={root.id} label={root.name}>
          {options(index.leaves(root.id).filter(({ id }) => !named.some((one) => one.id === id)))}
        </optgroup>
      ))}
    </Select>
  )
}
