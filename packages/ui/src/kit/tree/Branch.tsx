import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { IconButton, Tick } from '../index.ts'
import { ru } from './ru.ts'
import css from './TreePicker.module.css'
import { markOf, pressed, type TreePickerNode } from './tree.ts'

interface BranchProps {
  node: TreePickerNode
  chosen: ReadonlySet<number>
  isOpen: (id: number) => boolean
  onToggle: (id: number) => void
  onChange: (value: number[]) => void
}

/** A node and, when it is open, what is below it. */
export function Branch({ node, ...rest }: BranchProps) {
  const { chosen, isOpen, onToggle, onChange } = rest
  const id = useId()
  const below = `${id}-below`
  const mark = markOf(node, chosen)
  const isLeaf = node.childCategories.length === 0
  const open = !isLeaf && isOpen(node.id)
  return (
    <li>
      <div className={css.row}>
        {isLeaf ? (
          <span className={css.space} />
        ) : (
          <IconButton
            icon={ChevronRight}
            dense
            className={css.arrow}
            label={open ? ru.close(node.name) : ru.open(node.name)}
            aria-expanded={open}
            aria-controls={open ? below : undefined}
            onClick={() => onToggle(node.id)}
          />
        )}
        <label htmlFor={id} className={css.label}>
          <Tick
            id={id}
            checked={mark === 'all'}
            mixed={mark === 'some'}
            onChange={() => onChange(pressed(node, chosen))}
          />
          {node.name}
        </label>
      </div>
      {open && (
        <ul id={below} className={css.list} data-below="">
          {node.childCategories.map((child) => (
            <Branch key={child.id} node={child} {...rest} />
          ))}
        </ul>
      )}
    </li>
  )
}
