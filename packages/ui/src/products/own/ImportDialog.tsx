import type { FormViewState } from '@artel/core/forms'
import {
  type ImportReport,
  type ImportValues,
  ownProductList,
  productTemplate,
  readProductTable,
  withCell,
} from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type { CategorySelectProps } from '../../categories/index.ts'
import { Dialog } from '../../kit/dialog/index.ts'
import { Alert, Button, ButtonLink, Field, Textarea, TextLink } from '../../kit/index.ts'
import { Progress } from '../../kit/progress/index.ts'
import css from './Import.module.css'
import { ImportFile } from './ImportFile.tsx'
import { ImportReported } from './ImportReported.tsx'
import { ImportRow } from './ImportRow.tsx'
import { importRu } from './import-ru.ts'

export interface ImportDialogProps extends Required<Pick<CategorySelectProps, 'tree' | 'own'>> {
  form: FormViewState<ImportValues, ImportReport>
  /** Count of refusals: each new one brings focus to the first field that has to be mended. */
  attempt: number
  /** What came of the rows that were sent before; `null` at first. */
  report: ImportReport | null
  /** Rows that the server took, and how many go there; `null` while nothing is sent. */
  progress: { readonly done: number; readonly of: number } | null
  /** Places of the tariff that drafts could take; `null` without a limit. */
  places: number | null
  /** Why the file that was chosen gave no table. */
  fileProblem: string | null
  /** Choice of the city, which is one for all rows. */
  city: (error: string | undefined) => ReactNode
  onFile: (file: File) => void
  onChange: <N extends keyof ImportValues>(name: N, value: ImportValues[N]) => void
  onBlur: (name: keyof ImportValues) => void
  onSubmit: () => void
  onClose: () => void
}

/** Goods out of a table: what each of its rows makes is shown before it is sent, and what is wrong is mended in place. */
export function ImportDialog(props: ImportDialogProps) {
  const { form, attempt, report, progress, places, fileProblem, tree, own, city, onChange } = props
  const id = useId()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const { values } = form
  const table = useMemo(() => readProductTable(values.text, tree), [values.text, tree])
  const count = table.rows.filter(({ product }) => product !== null).length
  const errors = form.status === 'done' ? {} : form.errors
  const isBusy = form.status === 'submitting' || form.status === 'done'
  const isFilled = values.text.trim() !== ''
  const isAwaited = isFilled && tree.length === 0
  const isOver = report !== null && !isFilled && report.created.length > 0
  const isOfNoField = form.status === 'failed' && !errors.cityId && !errors.text
  // Once it is changed, what the server has said of it is of another table.
  const refused = report !== null && values.text === report.left ? report.refused : []
  const [first] = own
  const leaves = tree.flatMap((root) => root.childCategories)
  const sample = leaves.find((leaf) => leaf.id === first) ?? leaves[0]
  return (
    <Dialog
      open
      size="large"
      title={importRu.title}
      onClose={props.onClose}
      footer={
        <>
          {isOver ? (
            <ButtonLink
              to={ownProductList.address(paths.myProducts(), { status: 'DRAFT', page: 1 })}
              onClick={props.onClose}
            >
              {importRu.toDrafts}
            </ButtonLink>
          ) : (
            <Button type="submit" form={id} loading={isBusy || isAwaited}>
              {importRu.send(count)}
            </Button>
          )}
          <Button variant="secondary" disabled={isBusy} onClick={props.onClose}>
            {importRu.cancel}
          </Button>
        </>
      }
    >
      <form
        ref={place}
        id={id}
        noValidate
        className={css.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          props.onSubmit()
        }}
      >
        {report && <ImportReported report={report} left={table.rows.length} />}
        {isOfNoField && <Alert kind="error">{form.message}</Alert>}
        {progress && (
          <Progress
            label={importRu.progress}
            share={progress.done / progress.of}
            valueText={importRu.progressText(progress.done, progress.of)}
          />
        )}
        {!isOver && (
          <>
            <div className={css.lead}>
              <p>{importRu.lead}</p>
              <a
                href={`data:text/csv;charset=utf-8,${encodeURIComponent(productTemplate(sample?.name ?? ''))}`}
                download={importRu.templateName}
              >
                {importRu.template}
              </a>
            </div>
            <Field label={importRu.file} hint={importRu.fileHint} error={fileProblem ?? undefined} optional="quiet">
              <ImportFile onFile={props.onFile} />
            </Field>
            <Field label={importRu.text} hint={importRu.textHint} error={errors.text}>
              <Textarea
                name="text"
                rows={4}
                spellCheck={false}
                value={values.text}
                onChange={({ target }) => onChange('text', target.value)}
                onBlur={() => props.onBlur('text')}
              />
            </Field>
            {city(errors.cityId)}
            {isFilled && (
              <div className={css.counts} role="status">
                {isAwaited ? (
                  <p>{importRu.waiting}</p>
                ) : table.missing.length > 0 ? (
                  <p className={css.wrong}>{importRu.missing(table.missing)}</p>
                ) : table.rows.length === 0 ? (
                  <p className={css.wrong}>{importRu.noRows}</p>
                ) : (
                  <p>{importRu.ready(count)}</p>
                )}
                {!isAwaited && table.rows.length > count && (
                  <p className={css.wrong}>{importRu.wrong(table.rows.length - count)}</p>
                )}
                {table.missing.length === 0 && table.ignored.length > 0 && <p>{importRu.ignored(table.ignored)}</p>}
              </div>
            )}
            {places !== null && count > places && (
              <Alert kind="warning" action={<TextLink to={paths.tariffSettings()}>{importRu.toTariffs}</TextLink>}>
                {importRu.noPlaces(places)}
              </Alert>
            )}
            {!isAwaited && table.rows.length > 0 && (
              <ol className={css.rows} aria-label={importRu.rows}>
                {table.rows.map((row) => (
                  <ImportRow
                    key={row.number}
                    row={row}
                    columns={table.columns}
                    refusal={refused.find(({ number }) => number === row.number)?.message ?? null}
                    tree={tree}
                    own={own}
                    onCell={(column, value) => onChange('text', withCell(values.text, row.number, column, value))}
                  />
                ))}
              </ol>
            )}
          </>
        )}
      </form>
    </Dialog>
  )
}
