import { takeDownForm } from '@artel/core/admin'
import { articleKeys } from '@artel/core/articles'
import type { Article } from '@artel/core/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../../forms/index.ts'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { useDone, useSaid } from '../use-done.ts'
import { ru } from './ru.ts'
import { TakeDownDialog } from './TakeDownDialog.tsx'

/** The window of taking an article off the site over its machine. */
export function TakingDown({ article, onClose }: { article: Article; onClose: () => void }) {
  const { api } = useServices()
  const queries = useQueryClient()
  const said = useSaid()
  const [machine] = useState(() => takeDownForm.provide({ api, article }))
  const actor = useScreenMachine(machine, { input: {} })
  useDone(actor, () => {
    void queries.invalidateQueries({ queryKey: articleKeys.all })
    said(ru.takenDown(article.title))
    onClose()
  })
  return <TakeDownDialog {...useForm(actor, takeDownForm.select)} onClose={onClose} />
}
