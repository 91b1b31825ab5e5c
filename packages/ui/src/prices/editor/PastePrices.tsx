import { intentKeys } from '@artel/core/forms'
import { type PastedPrices, pastePricesForm } from '@artel/core/prices'
import { useState } from 'react'
import type { OwnCategories } from '../../categories/index.ts'
import { useDraft, useForm, useFormDone } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { PasteDialog } from './PasteDialog.tsx'

interface PastePricesProps {
  categories: OwnCategories
  /** What the form begins with. */
  categoryId: number | null
  /** `[used, limit]` of the price list. */
  room: readonly [used: number, limit: number]
  /** Told each time rows were added; those that were not stay in the window. */
  onPasted: (pasted: PastedPrices) => void
  onClose: () => void
}

/** Prices out of a table, over their form; what is typed outlives a reload and the end of the session. */
export function PastePrices(props: PastePricesProps) {
  const [left, setLeft] = useState<{ round: number; text: string | null }>({ round: 0, text: null })
  return (
    <Pasting
      key={left.round}
      {...props}
      text={left.text}
      onPasted={(pasted) => {
        props.onPasted(pasted)
        if (pasted.left === '') props.onClose()
        else setLeft(({ round }) => ({ round: round + 1, text: pasted.left }))
      }}
    />
  )
}

function Pasting({
  categories,
  categoryId,
  room,
  text,
  onPasted,
  onClose,
}: PastePricesProps & { text: string | null }) {
  const { api, drafts, ids } = useServices()
  const viewerId = useViewer()?.id
  const [used, limit] = room
  const [machine] = useState(() => pastePricesForm.provide({ api, keyOf: intentKeys(ids), room: limit - used }))
  const [draft] = useState(() => pastePricesForm.draft(drafts, `artel_prices_pasted_${viewerId}`))
  const [values] = useState(() => ({ categoryId, ...draft.restore(), ...(text !== null && { text }) }))
  const actor = useScreenMachine(machine, { input: { values } })
  useDraft(actor, draft)
  useFormDone(actor, onPasted)
  const bound = useForm(actor, pastePricesForm.select)
  return <PasteDialog {...bound} {...categories} room={room} onClose={onClose} />
}
