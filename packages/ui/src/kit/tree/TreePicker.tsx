import { Search } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button, Field, Icon, Input } from '../index.ts'
import { Branch } from './Branch.tsx'
import { ru } from './ru.ts'
import css from './TreePicker.module.css'
import { leadingTo, type TreePickerNode } from './tree.ts'
import { useTreeKeys } from './use-tree-keys.ts'

export type { TreePickerNode }

export interface TreePickerProps {
  nodes: readonly TreePickerNode[]
  /** Ids of chosen leaves. */
  value: readonly number[]
  onChange: (value: number[]) => void
  /** Ids of the leaves that fit what was typed. */
  find: (query: string) => readonly number[]
  /** Of the line that searches. */
  searchLabel: string
  /** How many may be chosen, to be told beside how many are. */
  most?: number
}

/**
 * Several leaves of a tree. A branch has three states, and a press on it takes all of its leaves or none. Arrows and letters walk
 * it.
 */
export function TreePicker({ nodes, value, onChange, find, searchLabel, most }: TreePickerProps) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const tree = useRef<HTMLDivElement>(null)
  const onKeys = useTreeKeys(tree)
  const chosen = useMemo(() => new Set(value), [value])
  const isSearched = query.trim() !== ''
  const found = isSearched ? leadingTo(nodes, new Set(find(query))) : nodes

  const toggle = (id: number) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }

  return (
    <div className={css.picker}>
      <Field label={searchLabel} labelHidden optional="quiet">
        <Input
          type="search"
          placeholder={searchLabel}
          start={<Icon of={Search} />}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the ticks within it */}
      <div ref={tree} className={css.tree} onKeyDown={onKeys}>
        {found.length === 0 ? (
          <p role="status" className={css.nothing}>
            {ru.nothing}
          </p>
        ) : (
          <ul className={css.list}>
            {found.map((node) => (
              <Branch
                key={node.id}
                node={node}
                chosen={chosen}
                isOpen={(id) => isSearched || open.has(id)}
                onToggle={toggle}
                onChange={onChange}
              />
            ))}
          </ul>
        )}
      </div>
      <div className={css.foot}>
        <span role="status">{ru.chosen(value.length, most)}</span>
        <Button variant="ghost" dense disabled={value.length === 0} onClick={() => onChange([])}>
          {ru.clear}
        </Button>
      </div>
    </div>
  )
}
