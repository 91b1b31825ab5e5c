import { errorMessage } from '@artel/core/api'
import { faqQueries, faqSearchList, isSearchable, openedQuestion } from '@artel/core/faq'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyPart } from '../kit/lazy/index.ts'
import { useRested } from '../lists/index.ts'
import { useServices, useSession, useViewer } from '../services/index.ts'
import { type FaqSearchState, FaqView } from './FaqView.tsx'
import { QuestionScreen } from './question/index.ts'
import { ru } from './ru.ts'

/** Whoever has no account has no questions of their own, and loads nothing of them. */
const OwnQuestions = lazyPart(async () => (await import('./own/index.ts')).OwnQuestionsScreen)
const SignInToRead = lazyPart(async () => (await import('./own/index.ts')).SignInToRead)

export interface FaqScreenProps {
  /** Words of the search in the address. */
  q: string
  /** What stands behind # in the address. */
  anchor?: string
}

/** The help over its queries. */
export function FaqScreen({ q, anchor = '' }: FaqScreenProps) {
  const viewer = useViewer()
  const { status } = useSession()
  const { api, modals, navigate } = useServices()
  const opened = openedQuestion(anchor)
  const [text, setText] = useState(q)
  // Only another address changes the field: what was typed before the code came stays.
  const [addressed, setAddressed] = useState(q)
  if (q !== addressed) {
    setAddressed(q)
    setText(q)
  }
  const { data: sections } = useSuspenseQuery(faqQueries(api).sections())
  const rested = useRested(text)
  const typed = (rested === text ? text : rested).trim()
  const isAsked = isSearchable(typed)
  const found = useQuery({ ...faqQueries(api).search(typed), enabled: isAsked, placeholderData: keepPreviousData })

  const search = (): FaqSearchState => {
    if (!isAsked) return { status: 'idle' }
    if (found.isError) return { status: 'failed', message: errorMessage(found.error) }
    if (!found.data) return { status: 'searching' }
    if (found.data.length > 0) return { status: 'found', items: found.data }
    return found.isPlaceholderData ? { status: 'searching' } : { status: 'nothing', typed }
  }
  return (
    <FaqView
      sections={sections}
      text={text}
      search={search()}
      onSearch={setText}
      onSubmit={() => navigate(faqSearchList.address(paths.faq(), { ...faqSearchList.defaults, q: text.trim() }))}
      onRetry={() => void found.refetch()}
      question={<QuestionScreen key={typed} about={typed} />}
      own={
        viewer ? (
          <OwnQuestions key={viewer.id} fallback={null} failed={ru.ownNotLoaded} opened={opened} />
        ) : (
          opened !== null &&
          (status === 'guest' || status === 'expired') && (
            <SignInToRead
              fallback={null}
              failed={ru.ownNotLoaded}
              onSignIn={() => modals.send({ type: 'modal.open', name: 'sign-in' })}
            />
          )
        )
      }
    />
  )
}
