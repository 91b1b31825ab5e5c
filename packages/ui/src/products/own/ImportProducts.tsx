import { intentKeys } from '@artel/core/forms'
import { type ImportReport, importProductsForm } from '@artel/core/products'
import { useEffect, useRef, useState } from 'react'
import { useOwnCategories } from '../../categories/index.ts'
import { useDraft, useForm, useFormDone } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { importRu } from './import-ru.ts'
import { ProductCity } from './ProductCity.tsx'
import { readTableFile } from './read-table-file.ts'
import { useProductChanges } from './use-product-changes.ts'

interface ImportProductsProps {
  /** Places of the tariff that drafts could take; `null` without a limit. */
  places: number | null
  onClose: () => void
}

interface Round {
  readonly number: number
  readonly report: ImportReport | null
  readonly cityId: number | null
}

/** Goods out of a table, over their form; rows that made nothing stay to be mended, and outlive a reload. */
export function ImportProducts(props: ImportProductsProps) {
  const { ids } = useServices()
  const changed = useProductChanges()
  const [keyOf] = useState(() => intentKeys(ids))
  const [round, begin] = useState<Round>({ number: 0, report: null, cityId: null })
  return (
    <Importing
      key={round.number}
      {...props}
      {...round}
      keyOf={keyOf}
      onImported={(report, cityId) => {
        const before = round.report?.created ?? []
        if (report.created.length > 0) changed(importRu.created(report.created.length))
        begin({ number: round.number + 1, report: { ...report, created: [...before, ...report.created] }, cityId })
      }}
    />
  )
}

interface ImportingProps extends ImportProductsProps, Omit<Round, 'number'> {
  keyOf: (body: unknown) => string
  onImported: (report: ImportReport, cityId: number | null) => void
}

function Importing({ places, report, cityId, keyOf, onImported, onClose }: ImportingProps) {
  const { api, drafts } = useServices()
  const viewer = useViewer()
  const categories = useOwnCategories()
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const [draft] = useState(() => importProductsForm.draft(drafts, `artel_products_import_${viewer?.id}`))
  const [values] = useState(() => ({
    ...importProductsForm.initial,
    cityId: cityId ?? viewer?.cityId ?? null,
    ...draft.restore(),
    ...(report && { text: report.left }),
  }))
  const { tree } = categories
  // The categories may come after the form.
  const latest = useRef(tree)
  useEffect(() => {
    latest.current = tree
  })
  const [machine] = useState(() =>
    importProductsForm.provide({
      api,
      tree: () => latest.current,
      keyOf,
      onProgress: (done, of) => setProgress({ done, of }),
    }),
  )
  const actor = useScreenMachine(machine, { input: { values } })
  useDraft(actor, draft)
  const bound = useForm(actor, importProductsForm.select)
  useFormDone(actor, (next) => {
    if (next.left !== '') draft.keep({ ...bound.form.values, text: next.left })
    onImported(next, bound.form.values.cityId)
  })
  const take = async (file: File) => {
    const read = await readTableFile(file)
    setFileProblem('problem' in read ? read.problem : null)
    if ('text' in read) bound.onChange('text', read.text)
  }
  return (
    <ImportDialog
      {...bound}
      {...categories}
      report={report}
      progress={bound.form.status === 'submitting' ? progress : null}
      places={places}
      fileProblem={fileProblem}
      city={(error) => (
        <ProductCity
          cityId={bound.form.values.cityId}
          stored={null}
          error={error}
          onChange={(next) => bound.onChange('cityId', next)}
        />
      )}
      onFile={(file) => void take(file)}
      onClose={onClose}
    />
  )
}
