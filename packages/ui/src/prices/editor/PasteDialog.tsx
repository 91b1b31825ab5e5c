import { formatPrice } from '@artel/core/format'
import type { FormViewState } from '@artel/core/forms'
import { linesOf, type PastedPrices, type PastedPricesValues, readPriceTable } from '@artel/core/prices'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { CategorySelect, type CategorySelectProps } from '../../categories/index.ts'
import { Dialog } from '../../kit/dialog/index.ts'
import { Alert, Button, Field, Meter, Textarea, VisuallyHidden } from '../../kit/index.ts'
import { UnitPrice } from '../UnitPrice.tsx'
import css from './Editor.module.css'
import { ru } from './ru.ts'

export interface PasteDialogProps extends Pick<CategorySelectProps, 'tree' | 'own'> {
  form: FormViewState<PastedPricesValues, PastedPrices>
  /** Count of refusals: each new one brings focus to the first field that has to be mended. */
  attempt: number
  /** `[used, limit]` of the price list. */
  room: readonly [used: number, limit: number]
  onChange: <N extends keyof PastedPricesValues>(name: N, value: PastedPricesValues[N]) => void
  onBlur: (name: keyof PastedPricesValues) => void
  onSubmit: () => void
  onClose: () => void
}

/** A table of prices, pasted as it was copied: what each of its rows makes is shown before it is added. */
export function PasteDialog({ form, attempt, room, tree, own, onChange, onBlur, onSubmit, onClose }: PasteDialogProps) {
  const id = useId()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const { values } = form
  const errors = form.status === 'done' ? {} : form.errors
  const [used, limit] = room
  const rows = readPriceTable(values.text, limit - used)
  const count = linesOf(rows).length
  const isBusy = form.status === 'submitting' || form.status === 'done'
  const isOfNoField = form.status === 'failed' && !errors.categoryId && !errors.text
  return (
    <Dialog
      open
      size="large"
      title={ru.pasteTitle}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} loading={isBusy}>
            {ru.pasteSubmit(count)}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {ru.cancel}
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
          onSubmit()
        }}
      >
        {isOfNoField && <Alert kind="error">{form.message}</Alert>}
        <p>{ru.pasteText}</p>
        <Meter label={ru.room} used={used} limit={limit} />
        <Field label={ru.pasteField} hint={ru.pasteHint} error={errors.text}>
          <Textarea
            name="text"
            rows={6}
            spellCheck={false}
            value={values.text}
            onChange={({ target }) => onChange('text', target.value)}
            onBlur={() => onBlur('text')}
          />
        </Field>
        <Field label={ru.pasteCategory} error={errors.categoryId}>
          <CategorySelect
            value={values.categoryId}
            tree={tree}
            own={own}
            onChange={(categoryId) => onChange('categoryId', categoryId)}
            onBlur={() => onBlur('categoryId')}
          />
        </Field>
        <div className={css.counts} role="status">
          {rows.length > 0 && <p>{ru.fits(count)}</p>}
          {rows.length > count && <p className={css.wrong}>{ru.wrong(rows.length - count)}</p>}
        </div>
        {rows.length > 0 && (
          <section className={css.preview} aria-label={ru.preview}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
            <ul className={css.rows} tabIndex={0} aria-label={ru.preview}>
              {rows.map(({ number, text, line, problem }) => (
                <li key={number} className={css.pasted}>
                  <VisuallyHidden>{ru.row(number)}</VisuallyHidden>
                  <span>{line ? line.name : text.replaceAll('\t', ' · ')}</span>
                  {line ? (
                    <UnitPrice
                      size="small"
                      price={{ sum: formatPrice(line), unit: line.unit === null ? undefined : ru.perUnit(line.unit) }}
                    />
                  ) : (
                    <span className={css.wrong}>{problem}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </form>
    </Dialog>
  )
}
