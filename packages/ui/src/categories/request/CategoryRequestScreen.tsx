import { categoryExists, categoryQueries, categoryRequestForm, indexTree, sameCategory } from '@artel/core/categories'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft, useForm } from '../../forms/index.ts'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { CategoryRequestDialog } from './CategoryRequestDialog.tsx'

export interface CategoryRequestScreenProps {
  viewerId: string
  onChoose: ((id: number) => void) | undefined
  onClose: () => void
}

/** A request for a category over its machine. What is typed outlives a closed window; a name that is there is found at once. */
export function CategoryRequestScreen({ viewerId, onChoose, onClose }: CategoryRequestScreenProps) {
  const { api, drafts, report } = useServices()
  const [machine] = useState(() => categoryRequestForm.provide({ api }))
  const [draft] = useState(() => categoryRequestForm.draft(drafts, `artel_category_request_${viewerId}`))
  const [restored] = useState(() => draft.restore())
  const actor = useScreenMachine(machine, { input: { values: restored } })
  useDraft(actor, draft)
  const { form, onChange, onBlur, onSubmit } = useForm(actor, categoryRequestForm.select)
  const { data: tree = [] } = useQuery(categoryQueries(api, report).outline())
  const index = indexTree(tree)
  const same = form.status === 'done' ? undefined : sameCategory(index, form.values.name)
  const section = same && index.path(same.id).at(-2)
  const choose = () => {
    if (!same) return
    onChoose?.(same.id)
    onClose()
  }
  return (
    <CategoryRequestDialog
      form={form}
      sections={tree.filter(({ childCategories }) => childCategories.length > 0)}
      same={
        same
          ? {
              name: same.name,
              words: categoryExists(same.name, section?.name ?? null),
              onChoose: onChoose && index.isLeaf(same.id) ? choose : null,
            }
          : null
      }
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}
