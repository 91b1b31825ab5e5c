import type { CategoryIndex } from '@artel/core/categories'
import type { WizardEvent, WizardField, WizardStep, WizardValues, WizardViewState } from '@artel/core/tasks'
import { WIZARD_STEPS } from '@artel/core/tasks'
import type { FormEvent, ReactNode } from 'react'
import { PanelForm, useHeadingFocus } from '../../forms/index.ts'
import { FormErrorSummary, Steps } from '../../kit/index.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { errorList } from './error-list.ts'
import { LostFiles } from './LostFiles.tsx'
import { ru } from './ru.ts'
import { SendingNotice } from './SendingNotice.tsx'
import { StepFields } from './StepFields.tsx'
import { TaskSubmitted } from './TaskSubmitted.tsx'
import css from './TaskWizardView.module.css'
import { WizardActions } from './WizardActions.tsx'

export interface TaskWizardViewProps {
  view: WizardViewState
  /** How often something stood in the way; each new time brings focus to the summary of errors. */
  attempt: number
  categories: CategoryIndex
  /** «Город» and «Адрес» of the step "where". */
  place: ReactNode
  /** What to do where the right category is missing. */
  missing?: ReactNode
  /** Photos and papers of the step "details"; they stay while another step is at hand. */
  files?: ReactNode
  /** How many could do the work. */
  matching?: ReactNode
  /** What the author has to know before the task can be published. */
  notice?: ReactNode
  /** The server's page before scripts: nothing typed would be kept, so nothing can be typed. */
  isInert?: boolean
  send: (event: WizardEvent) => void
}

const stepOf = (view: WizardViewState): WizardStep => (view.status === 'editing' ? view.step : 'review')

/** Posting a task, step by step (product §2.3, product §14). */
export function TaskWizardView({
  view,
  attempt,
  categories,
  place,
  missing,
  files,
  matching,
  notice,
  isInert = false,
  send,
}: TaskWizardViewProps) {
  const step = stepOf(view)
  const errors = view.status === 'editing' && step !== 'review' ? errorList(view) : []
  const heading = useHeadingFocus(step, errors.length > 0)
  if (view.status === 'submitted') return <TaskSubmitted task={view.task} />

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'review') return send({ type: 'task.submit' })
    if (view.status === 'editing' && view.draft) send({ type: 'draft.dismiss' })
    send({ type: 'step.next' })
  }
  const change = <F extends WizardField>(name: F, value: WizardValues[F]) =>
    send({ type: 'field.change', name, value } as WizardEvent)
  return (
    <div className={css.page}>
      <h1>{ru.title}</h1>
      <noscript>{ru.noScript}</noscript>
      {notice}
      {view.status === 'editing' && view.draft && (
        <DraftNotice
          draft={view.draft}
          onTakeUp={() => send({ type: 'draft.takeUp' })}
          onDiscard={() => send({ type: 'draft.discard' })}
        />
      )}
      {view.status === 'editing' && view.lost.length > 0 && (
        <LostFiles names={view.lost} onDismiss={() => send({ type: 'lost.dismiss' })} />
      )}
      <Steps steps={WIZARD_STEPS.map((one) => ru.stepNames[one])} current={WIZARD_STEPS.indexOf(step)} />
      <PanelForm onSubmit={submit} inert={isInert}>
        <h2 ref={heading} tabIndex={-1} className={css.heading}>
          {ru.headings[step]}
        </h2>
        <FormErrorSummary title={ru.errors(errors.length)} errors={errors} attempt={attempt} />
        <StepFields view={view} categories={categories} place={place} missing={missing} onChange={change} send={send} />
        {files}
        {matching}
        <SendingNotice view={view} />
        <WizardActions
          view={view}
          onBack={() =>
            send(view.status === 'editing' ? { type: 'step.back' } : { type: 'step.open', step: 'contacts' })
          }
        />
      </PanelForm>
    </div>
  )
}
