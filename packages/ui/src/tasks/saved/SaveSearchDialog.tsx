import { type Role, SAVED_SEARCH_NAME, type SavedSearch } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import type { SaveSearchFormValues } from '@artel/core/tasks'
import { type FormEvent, useId } from 'react'
import { Dialog } from '../../kit/dialog/index.ts'
import { Alert, Button, Field, Input } from '../../kit/index.ts'
import { ru } from './dialogs.ru.ts'
import css from './SavedSearches.module.css'

export interface SaveSearchDialogProps {
  /** Of who saves: how often they are told is not the same. */
  role: Role
  form: FormViewState<SaveSearchFormValues, SavedSearch>
  onChange: (name: 'name', value: string) => void
  onBlur: (name: 'name') => void
  onSubmit: () => void
  onClose: () => void
}

/** What a search is to be called. */
export function SaveSearchDialog({ role, form, onChange, onBlur, onSubmit, onClose }: SaveSearchDialogProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const isDone = form.status === 'done'
  return (
    <Dialog
      open
      onClose={onClose}
      title={ru.saveTitle}
      description={role === 'EXECUTOR' ? ru.about.EXECUTOR : ru.about.CLIENT}
      size="small"
      footer={
        <>
          <Button type="submit" form={id} loading={isDone || form.status === 'submitting'}>
            {ru.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {ru.notNow}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} onSubmit={submit} noValidate>
        {form.status === 'failed' && <Alert kind="error">{form.message}</Alert>}
        <Field label={ru.name} hint={ru.nameHint} error={isDone ? undefined : form.errors.name}>
          <Input
            maxLength={SAVED_SEARCH_NAME}
            value={form.values.name}
            onChange={(event) => onChange('name', event.target.value)}
            onBlur={() => onBlur('name')}
          />
        </Field>
      </form>
    </Dialog>
  )
}
