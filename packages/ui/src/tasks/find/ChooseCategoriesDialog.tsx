import type { CategoryOutline } from '@artel/core/categories'
import { useId } from 'react'
import { Dialog } from '../../kit/dialog/index.ts'
import { Alert, Button } from '../../kit/index.ts'
import { TreePicker } from '../../kit/tree/index.ts'
import css from './ChooseCategories.module.css'
import { ru } from './ru.ts'

export interface ChooseCategoriesDialogProps {
  tree: readonly CategoryOutline[]
  /** Numbers of the ticked leaves. */
  value: readonly number[]
  onChange: (value: number[]) => void
  /** Numbers of the leaves that fit what was typed. */
  find: (query: string) => readonly number[]
  /** How many tasks the choice leaves: counted, being counted, not counted. */
  count: number | 'counting' | 'unknown'
  /** No list can be held to so many. */
  isTooMany: boolean
  onApply: () => void
  onClose: () => void
}

const applyWord = (count: ChooseCategoriesDialogProps['count']) =>
  typeof count === 'number' ? ru.showCounted(count) : ru.show

/** Several categories of the board at once; the button says how many tasks they leave. */
export function ChooseCategoriesDialog(props: ChooseCategoriesDialogProps) {
  const { tree, value, onChange, find, count, isTooMany, onApply, onClose } = props
  const problem = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={ru.categoriesTitle}
      description={ru.categoriesAbout}
      footer={
        <>
          <Button
            loading={count === 'counting'}
            disabled={isTooMany}
            aria-describedby={isTooMany ? problem : undefined}
            onClick={onApply}
          >
            {applyWord(count)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {ru.cancel}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {isTooMany && (
          <div id={problem}>
            <Alert kind="warning">{ru.tooMany}</Alert>
          </div>
        )}
        <TreePicker nodes={tree} value={value} onChange={onChange} find={find} searchLabel={ru.search} />
      </div>
    </Dialog>
  )
}
