import type { Tariff } from '@artel/core/contract'
import { plannedSentences } from '@artel/core/tariffs'
import { Alert, usePageTime } from '../kit/index.ts'
import { ru } from './ru.ts'

/** What is the next to change in tariffs, and that whoever has paid keeps theirs; nothing while nothing is planned. */
export function PlannedTerms({ tariffs }: { tariffs: readonly Tariff[] }) {
  const sentences = plannedSentences(tariffs, usePageTime())
  if (sentences.length === 0) return null
  return (
    <Alert kind="info" title={ru.planned}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{ru.plannedKeeps}</p>
    </Alert>
  )
}
