import { OFFER_LIMITS, type OwnTaskCard } from '@artel/core/contract'
import { formatBudget } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { OffersLeft } from '@artel/core/tasks'
import { Dialog } from '../../kit/dialog/index.ts'
import {
  Alert,
  Button,
  ButtonLink,
  Callout,
  EmptyState,
  ErrorState,
  Field,
  RadioGroup,
  SkeletonText,
  Textarea,
  TextLink,
  VisuallyHidden,
} from '../../kit/index.ts'
import css from './Offers.module.css'
import { ru } from './ru.ts'

export interface OfferToExecutorViewProps {
  /** Whom it is offered to. */
  name: string
  status: 'pending' | 'error' | 'success'
  /** One's own open tasks. */
  tasks: readonly OwnTaskCard[]
  /** Ids of those that this executor has been offered. */
  offered: ReadonlySet<number>
  chosen: number | null
  /** This executor has replied to the chosen one: there is somebody to answer rather than to ask. */
  hasReplied: boolean
  /** How many more offers there may be. */
  left: OffersLeft
  message: string
  /** Where a new task begins. */
  createTo: string
  /** «Предложить» was pressed with nothing chosen. */
  isAttempted: boolean
  busy: boolean
  /** Why the last try failed. */
  error: string | null
  onChoose: (taskId: number) => void
  onMessage: (message: string) => void
  onSend: () => void
  onRetry: () => void
  onClose: () => void
}

function Tasks(props: OfferToExecutorViewProps) {
  const { name, tasks, offered, chosen, hasReplied, left, isAttempted, message, createTo, onChoose, onMessage } = props
  return (
    <>
      <div className={css.people}>
        <RadioGroup
          look="cards"
          legend={ru.whichTask}
          value={chosen === null ? null : String(chosen)}
          error={isAttempted && chosen === null ? ru.whichNeeded : undefined}
          options={tasks.map((task) => ({
            value: String(task.id),
            label: task.title,
            hint: offered.has(task.id) ? ru.alreadyOffered : formatBudget(task),
            disabled: offered.has(task.id),
          }))}
          onChange={(id) => onChoose(Number(id))}
        />
      </div>
      <p className={css.hint}>
        {ru.orNew} <TextLink to={createTo}>{ru.newTask}</TextLink>
      </p>
      {chosen !== null && hasReplied && (
        <Callout kind="next" title={ru.hasReplied(name)}>
          <TextLink to={paths.task(chosen)}>{ru.toReplies}</TextLink>
        </Callout>
      )}
      {chosen !== null && !hasReplied && left.ofTask === 0 && <Alert kind="warning">{ru.full}</Alert>}
      {left.ofDay === 0 && <Alert kind="warning">{ru.fullDay}</Alert>}
      {!hasReplied && (
        <Field label={ru.message} hint={ru.messageHint} optional>
          <Textarea
            rows={3}
            maxLength={OFFER_LIMITS.message}
            value={message}
            onChange={(event) => onMessage(event.target.value)}
          />
        </Field>
      )}
    </>
  )
}

/** Which of one's tasks is offered to somebody, and in which words. */
export function OfferToExecutorView(props: OfferToExecutorViewProps) {
  const { name, status, tasks, offered, hasReplied, left, chosen, createTo, busy, error } = props
  const { onSend, onRetry, onClose } = props
  const isNone = status === 'success' && tasks.length === 0
  const isFull = left.ofDay === 0 || (chosen !== null && left.ofTask === 0)
  const isAllOffered = tasks.every(({ id }) => offered.has(id))
  return (
    <Dialog
      open
      title={ru.send}
      description={ru.sendText}
      onClose={onClose}
      footer={
        <>
          {status === 'success' && !isNone && (
            <Button loading={busy} disabled={isFull || hasReplied || isAllOffered} onClick={onSend}>
              {ru.send}
            </Button>
          )}
          {isNone && <ButtonLink to={createTo}>{ru.create}</ButtonLink>}
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {ru.back}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {/* Not in the title: a long name would leave no room for the rest on a phone. */}
        <p>{ru.toWhom(name)}</p>
        {error && <Alert kind="error">{error}</Alert>}
        {status === 'pending' && (
          <div aria-busy="true">
            <VisuallyHidden>{ru.loadingTasks}</VisuallyHidden>
            <SkeletonText lines={4} />
          </div>
        )}
        {status === 'error' && <ErrorState title={ru.tasksFailed} onRetry={onRetry} />}
        {isNone && <EmptyState title={ru.noTasks} text={ru.noTasksText} />}
        {status === 'success' && !isNone && <Tasks {...props} />}
      </div>
    </Dialog>
  )
}
