import { stepOfField, type WizardViewState } from '@artel/core/tasks'
import { useEffect, useRef } from 'react'
import { Alert } from '../../kit/index.ts'
import { ru } from './ru.ts'
import css from './SendingNotice.module.css'

type Notice = { readonly kind: 'error' | 'warning' | 'info'; readonly title: string; readonly text: string }

const noticeOf = (view: WizardViewState): Notice | null => {
  switch (view.status) {
    case 'editing': {
      if (view.step !== 'review') return null
      // What no step asks for can be told nowhere else.
      const strangers = Object.entries(view.errors).filter(([path]) => stepOfField(path) === 'review')
      const text = [view.message, ...strangers.map(([, message]) => message)].filter(Boolean).join(' ')
      return text === '' ? null : { kind: 'error', title: ru.refused, text }
    }
    case 'awaitingFiles':
      return { kind: 'info', title: ru.filesComing, text: ru.filesComingText(view.missing.length) }
    case 'awaitingSignIn':
      return { kind: 'info', ...ru.signIn[view.reason] }
    case 'keptOffline':
      return view.isOnlineAgain
        ? { kind: 'info', title: ru.onlineAgain, text: ru.onlineAgainText }
        : { kind: 'warning', title: ru.keptOffline, text: `${view.message} ${ru.keptOfflineText}` }
    case 'submitting':
    case 'submitted':
      return null
  }
}

/** How sending the task goes, beside the button that sends it. */
export function SendingNotice({ view }: { view: WizardViewState }) {
  const notice = noticeOf(view)
  const ref = useRef<HTMLDivElement>(null)
  const title = notice?.title
  useEffect(() => {
    if (title) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [title])
  if (!notice) return null
  return (
    <div ref={ref} className={css.notice}>
      <Alert kind={notice.kind} title={notice.title}>
        {notice.text}
      </Alert>
    </div>
  )
}
