import type { CategoryRequestValues } from '@artel/core/categories'
import { CATEGORY_REQUEST_LIMITS } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import { type FormEvent, useId } from 'react'
import { Dialog } from '../../kit/dialog/index.ts'
import { Alert, Button, Field, Input, Select, Textarea } from '../../kit/index.ts'
import css from './CategoryRequestDialog.module.css'
import { ru } from './ru.ts'

export interface CategoryRequestDialogProps {
  form: FormViewState<CategoryRequestValues, { id: number }>
  /** Where a category may stand; empty while they have not come. */
  sections: readonly { readonly id: number; readonly name: string }[]
  /** The category of this name that is there already; `onChoose` is `null` where it cannot be taken. */
  same: { readonly name: string; readonly words: string; readonly onChoose: (() => void) | null } | null
  onChange: <N extends keyof CategoryRequestValues>(name: N, value: CategoryRequestValues[N]) => void
  onBlur: (name: keyof CategoryRequestValues) => void
  onSubmit: () => void
  onClose: () => void
}

/** The button that had the focus is gone: the next one takes it, so that it goes back to the page from there. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** A request for a category that is not there (product §20.4): what it is called, where it belongs, what work it is. */
export function CategoryRequestDialog(props: CategoryRequestDialogProps) {
  const { form, sections, same, onChange, onBlur, onSubmit, onClose } = props
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // It may lie over a form of the page, which it is no part of.
    event.stopPropagation()
    if (!same) onSubmit()
  }
  // One dialog for both: another one would not know where the focus came from.
  if (form.status === 'done') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={ru.sentTitle}
        description={ru.sentText}
        footer={
          <Button ref={takeFocus} onClick={onClose}>
            {ru.close}
          </Button>
        }
      >
        <p>{ru.sentAdvice}</p>
      </Dialog>
    )
  }
  const { values, errors } = form
  return (
    <Dialog
      open
      onClose={onClose}
      title={ru.title}
      footer={
        <>
          <Button type="submit" form={id} loading={form.status === 'submitting'}>
            {ru.send}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {ru.notNow}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} onSubmit={submit} noValidate>
        <p>{ru.lead}</p>
        {form.status === 'failed' && Object.keys(errors).length === 0 && <Alert kind="error">{form.message}</Alert>}
        <Field label={ru.name} hint={ru.nameHint} error={same?.words ?? errors.name}>
          <Input
            name="name"
            autoComplete="off"
            maxLength={CATEGORY_REQUEST_LIMITS.name[1]}
            value={values.name}
            onChange={({ target }) => onChange('name', target.value)}
            onBlur={() => onBlur('name')}
          />
        </Field>
        {same?.onChoose && (
          <div>
            <Button variant="secondary" onClick={same.onChoose}>
              {ru.choose(same.name)}
            </Button>
          </div>
        )}
        <Field label={ru.section} error={errors.parentId} optional="quiet">
          <Select
            name="parentId"
            value={values.parentId ?? ''}
            onChange={({ target }) => onChange('parentId', Number(target.value) || null)}
            onBlur={() => onBlur('parentId')}
          >
            <option value="">{ru.noSection}</option>
            {sections.map(({ id: sectionId, name }) => (
              <option key={sectionId} value={sectionId}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={ru.about} hint={ru.aboutHint(...CATEGORY_REQUEST_LIMITS.about)} error={errors.about}>
          <Textarea
            rows={4}
            maxLength={CATEGORY_REQUEST_LIMITS.about[1]}
            value={values.about}
            onChange={({ target }) => onChange('about', target.value)}
            onBlur={() => onBlur('about')}
          />
        </Field>
      </form>
    </Dialog>
  )
}
