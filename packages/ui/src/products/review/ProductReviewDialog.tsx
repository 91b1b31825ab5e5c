import { FILE_LIMITS, type Product } from '@artel/core/contract'
import { productKeys } from '@artel/core/products'
import { productReviewForm } from '@artel/core/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { FilesField, filesLost, useUploads } from '../../files/index.ts'
import { useDraft, useForm } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { useSignInFirst } from '../../services/sign-in-first/index.ts'
import { ProductReviewDialogView } from './ProductReviewDialogView.tsx'
import { ru } from './ru.ts'

export interface ProductReviewDialogProps {
  product: Pick<Product, 'id' | 'title'>
  /** A closed one keeps its photos for when it opens again. */
  open: boolean
  onClose: () => void
}

/** What somebody has typed of a product; a guest's words are those of whoever signs in to send them. */
function useReviewDrafts(productId: number) {
  const { drafts } = useServices()
  const viewerId = useViewer()?.id ?? 'guest'
  return useMemo(() => {
    const of = (id: string) => productReviewForm.draft(drafts, `artel_product_review_${id}_${productId}`)
    const [own, guests] = [of(viewerId), of('guest')]
    return {
      own,
      restore: () => ({ ...guests.restore(), ...own.restore() }),
      forgetGuests: () => guests.forget(),
    }
  }, [drafts, viewerId, productId])
}

function SignInFirst({ onRefused }: { onRefused: () => void }) {
  useSignInFirst(onRefused)
  return null
}

/** The review of a product over its machine; a guest signs in to send it and finds everything as it was typed. */
export function ProductReviewDialog({ product: { id, title }, open, onClose }: ProductReviewDialogProps) {
  const { api } = useServices()
  const isGuest = useViewer() === null
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [machine] = useState(() => productReviewForm.provide({ api, productId: id }))
  const drafts = useReviewDrafts(id)
  // What was chosen and not stored is gone with the window that had it.
  const [restored] = useState(drafts.restore)
  const { stored, missing } = restored.photoIds ?? productReviewForm.initial.photoIds
  const actor = useScreenMachine(machine, { input: { values: { ...restored, photoIds: { stored, missing: [] } } } })
  useDraft(actor, drafts.own)
  const { form, attempt, onChange, onBlur, onSubmit } = useForm(actor, productReviewForm.select)
  const uploads = useUploads({ limits: FILE_LIMITS.review, stored }, (files) =>
    onChange('photoIds', { stored: files.stored, missing: files.missing }),
  )
  useEffect(() => {
    const sent = actor.on('form.done', () => {
      drafts.forgetGuests()
      void queries.invalidateQueries({ queryKey: productKeys.all })
    })
    return () => sent.unsubscribe()
  }, [actor, drafts, queries])
  const isSound = form.status !== 'done' && Object.keys(productReviewForm.validate(form.values)).length === 0

  return (
    <>
      {isAsked && <SignInFirst onRefused={() => setAsked(false)} />}
      <ProductReviewDialogView
        open={open && !(isAsked && isGuest)}
        product={title}
        form={form}
        attempt={attempt}
        isGuest={isGuest}
        onChange={onChange}
        onBlur={onBlur}
        onSubmit={() => (isGuest && isSound ? setAsked(true) : onSubmit())}
        onClose={onClose}
        photos={(error, fieldId) => (
          <FilesField
            id={fieldId}
            actor={uploads}
            label={ru.photos}
            error={error}
            {...(missing.length > 0 && { hint: filesLost(missing) })}
          />
        )}
      />
    </>
  )
}
