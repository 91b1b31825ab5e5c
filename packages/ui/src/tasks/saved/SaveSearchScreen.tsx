import type { Role } from '@artel/core/contract'
import { savedSearchQueries, savedSearchQuery, saveSearchForm, type TaskFilters } from '@artel/core/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { useSignInFirst } from '../../services/sign-in-first/index.ts'
import { ru } from './dialogs.ru.ts'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'

export interface SaveSearchScreenProps {
  filters: TaskFilters
  /** What it would be called. */
  name: string
  onClose: () => void
}

function SaveSearch({ filters, name, role, onClose }: SaveSearchScreenProps & { role: Role }) {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const [machine] = useState(() => saveSearchForm.provide({ api, query: savedSearchQuery(filters) }))
  const actor = useScreenMachine(machine, { input: { values: { name } } })
  const bound = useForm(actor, saveSearchForm.select)
  useEffect(() => {
    const saved = actor.on('form.done', () => {
      void queries.invalidateQueries(savedSearchQueries(api).list())
      toasts.send({ type: 'toast.show', kind: 'success', text: ru.savedToast, at: clock.now() })
      onClose()
    })
    return () => saved.unsubscribe()
  }, [actor, api, clock, onClose, queries, toasts])
  const { form, onChange, onBlur, onSubmit } = bound
  return (
    <SaveSearchDialog
      role={role}
      form={form}
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}

/** Saving the search that is on the board; a guest signs in first and goes on. */
export function SaveSearchScreen(props: SaveSearchScreenProps) {
  const isSignedIn = useSignInFirst(props.onClose)
  const viewer = useViewer()
  return isSignedIn && viewer ? <SaveSearch {...props} role={viewer.role} /> : null
}
