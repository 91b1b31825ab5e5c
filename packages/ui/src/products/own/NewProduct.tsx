import { intentKeys } from '@artel/core/forms'
import { productForm, productSaver } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { useState } from 'react'
import { useOwnCategories } from '../../categories/index.ts'
import { useDraft, useForm, useFormDone, useIsLive } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { ProductCity } from './ProductCity.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductPhotos } from './ProductPhotos.tsx'
import { lostPhotos, productDraft, productDraftKey } from './product-draft.ts'
import { ru } from './ru.ts'
import { useProductChanges } from './use-product-changes.ts'

/** The form of a new product; what is typed outlives a reload and the end of the session. */
export function NewProduct() {
  const { api, drafts, ids, navigate } = useServices()
  const viewer = useViewer()
  const key = productDraftKey(viewer?.id, 'new')
  const categories = useOwnCategories()
  const changed = useProductChanges()
  const isLive = useIsLive()
  const [machine] = useState(() => {
    const save = productSaver(api, intentKeys(ids))
    return productForm.provide({ save: (body, intent) => save(body, intent, null) })
  })
  const [draft] = useState(() => productDraft(drafts, key))
  const [lost] = useState(() => lostPhotos(drafts, key))
  const [values] = useState(() => ({ ...productForm.initial, cityId: viewer?.cityId ?? null, ...draft.restore() }))
  const actor = useScreenMachine(machine, { input: { values } })
  useDraft(actor, draft)
  useFormDone(actor, ({ status }) => {
    changed(ru.savedAs[status])
    navigate(paths.myProducts())
  })
  const { form, ...bound } = useForm(actor, productForm.select)
  return (
    <ProductForm
      {...bound}
      {...categories}
      view={{
        status: form.status === 'done' ? 'submitting' : form.status,
        values: form.values,
        errors: form.status === 'done' ? {} : form.errors,
        message: form.status === 'failed' ? form.message : null,
      }}
      status={null}
      outcome={{ status: form.values.intent === 'SEND' ? 'PENDING' : 'DRAFT', judged: [] }}
      isInert={!isLive}
      onShowSaved={null}
      onRemove={null}
      photos={(error) => (
        <ProductPhotos
          photos={values.photoIds}
          lost={lost}
          error={error}
          onChange={(photos) => bound.onChange('photoIds', photos)}
        />
      )}
      city={(error) => (
        <ProductCity
          cityId={form.values.cityId}
          stored={null}
          error={error}
          onChange={(cityId) => bound.onChange('cityId', cityId)}
        />
      )}
    />
  )
}
