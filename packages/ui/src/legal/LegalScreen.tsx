import type { LegalDocument } from '@artel/core/contract'
import { legalPages, legalQueries } from '@artel/core/legal'
import { readTextInParts } from '@artel/core/marked-text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { LegalView } from './LegalView.tsx'

export interface LegalScreenProps {
  document: LegalDocument
  /** Day of an edition; the one that holds when left out. */
  edition: string | undefined
}

/** A text of the law over its query. */
export function LegalScreen({ document, edition }: LegalScreenProps) {
  const { api } = useServices()
  const { data } = useSuspenseQuery(legalQueries(api).edition(document, edition))
  const { version, isDraft, text, state, editions } = data
  return (
    <LegalView
      text={{ title: legalPages[document].title, version, isDraft, ...readTextInParts(text) }}
      among={{ document, state, editions }}
    />
  )
}
