import { OWN_QUESTIONS_KEY, questionForm } from '@artel/core/faq'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { QuestionView } from './QuestionView.tsx'

interface AskingProps {
  /** What it begins with. */
  about: string
  onAnother: () => void
}

function Asking({ about, onAnother }: AskingProps) {
  const { api } = useServices()
  const viewer = useViewer()
  const [machine] = useState(() => questionForm.provide({ api }))
  const values = { ...questionForm.initial, text: about, isGuest: viewer === null }
  const actor = useScreenMachine(machine, { input: { values } })
  const shown = useForm(actor, questionForm.select)
  const queries = useQueryClient()
  const isSent = shown.form.status === 'done'
  useEffect(() => {
    if (isSent) void queries.invalidateQueries({ queryKey: OWN_QUESTIONS_KEY })
  }, [isSent, queries])
  return <QuestionView {...shown} onAnother={onAnother} />
}

/** A question to the team over its machine; who signs in meanwhile begins anew, as themselves. */
export function QuestionScreen({ about = '' }: { about?: string }) {
  const viewer = useViewer()
  const [turn, setTurn] = useState(0)
  return <Asking key={`${viewer?.id} ${turn}`} about={turn === 0 ? about : ''} onAnother={() => setTurn(turn + 1)} />
}
