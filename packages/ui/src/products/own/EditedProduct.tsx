import type { Product } from '@artel/core/contract'
import { intentKeys } from '@artel/core/forms'
import { productForm, productQueries, productSaver, productValues, savedAs } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnCategories } from '../../categories/index.ts'
import { editDraft, useEditStored, useVersionedSave, type VersionedSave } from '../../forms/index.ts'
import { Removal } from '../../personal-area/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { ProductCity } from './ProductCity.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductPhotos } from './ProductPhotos.tsx'
import { lostPhotos, productDraft, productDraftKey } from './product-draft.ts'
import { ru } from './ru.ts'
import { useProductChanges } from './use-product-changes.ts'

/** The form of a product that is there. */
export function EditedProduct({ product }: { product: Product }) {
  const { api, navigate } = useServices()
  const queries = useQueryClient()
  const changed = useProductChanges()
  const [isAsked, ask] = useState(false)
  const saving = useVersionedSave(product, () =>
    queries.fetchQuery({ ...productQueries(api).one(product.id), staleTime: 0 }),
  )
  const leave = (text: string) => {
    changed(text)
    navigate(paths.myProducts())
  }
  return (
    <>
      <Opened
        key={saving.round}
        product={product}
        saving={saving}
        onSaved={({ status }) => leave(ru.savedAs[status])}
        onRemove={() => ask(true)}
      />
      {isAsked && (
        <Removal
          title={ru.removeTitle}
          text={ru.removeText(product.title)}
          remove={() => api.deleteProduct({ params: { id: product.id } })}
          onRemoved={() => leave(ru.removed)}
          onClose={() => ask(false)}
          onFailed={() => ask(false)}
        />
      )}
    </>
  )
}

interface OpenedProps {
  product: Product
  saving: VersionedSave<Product>
  onSaved: (product: Product) => void
  onRemove: () => void
}

function Opened({ product, saving, onSaved, onRemove }: OpenedProps) {
  const { api, drafts, ids } = useServices()
  const key = productDraftKey(useViewer()?.id, product.id)
  const categories = useOwnCategories()
  const [initial] = useState(() => productValues(saving.base))
  const [draft] = useState(() => editDraft(drafts, key, productDraft))
  const [lost] = useState(() => lostPhotos(drafts, key))
  const [photos] = useState(() => draft.restore(initial).typed.photoIds ?? initial.photoIds)
  const [machine] = useState(() => {
    const save = productSaver(api, intentKeys(ids))
    return productForm.provide({
      save: (body, intent) => saving.save((version) => save(body, intent, { id: product.id, version })),
    })
  })
  const actor = useScreenMachine(machine, { input: { values: initial } })
  const form = useEditStored(actor, productForm.select, {
    initial,
    stored: product,
    valuesOf: productValues,
    saving,
    draft,
    onSaved,
  })
  const { values } = form.view
  return (
    <ProductForm
      {...form}
      {...categories}
      stored={product.category}
      status={product.status}
      outcome={savedAs(product.status, productValues(product), values)}
      onRemove={onRemove}
      photos={(error) => (
        <ProductPhotos photos={photos} lost={lost} error={error} onChange={(next) => form.onChange('photoIds', next)} />
      )}
      city={(error) => (
        <ProductCity
          cityId={values.cityId}
          stored={{ id: product.cityId, name: product.cityName }}
          error={error}
          onChange={(cityId) => form.onChange('cityId', cityId)}
        />
      )}
    />
  )
}
