import { type Chat, OFFER_LIMITS } from '@artel/core/contract'
import { Dialog } from '../../kit/dialog/index.ts'
import { Alert, Button, Field, RadioGroup, SkeletonText, Textarea } from '../../kit/index.ts'
import { Face, faceAddress, finishedJobs } from '../../people/index.ts'
import css from './Offers.module.css'
import { ru } from './ru.ts'

export interface OfferFormViewProps {
  status: 'pending' | 'error' | 'success'
  people: readonly Chat['executor'][]
  chosen: string | null
  message: string
  /** «Предложить» was pressed with nobody chosen. */
  isAttempted: boolean
  busy: boolean
  /** Why the last try failed, or the people could not be had. */
  error: string | null
  onChoose: (id: string) => void
  onMessage: (message: string) => void
  onSend: () => void
  onClose: () => void
}

/** To whom a task is offered, and in which words. */
export function OfferFormView(props: OfferFormViewProps) {
  const { status, people, chosen, message, isAttempted, busy, error, onChoose, onMessage, onSend, onClose } = props
  const isEmpty = status === 'success' && people.length === 0
  return (
    <Dialog
      open
      title={isEmpty ? ru.nobody : ru.sendTitle}
      description={isEmpty ? ru.nobodyText : ru.sendText}
      onClose={onClose}
      footer={
        isEmpty ? (
          <Button onClick={onClose}>{ru.close}</Button>
        ) : (
          <>
            <Button loading={busy} disabled={status !== 'success'} onClick={onSend}>
              {ru.send}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {ru.back}
            </Button>
          </>
        )
      }
    >
      {!isEmpty && (
        <div className={css.form}>
          {error && <Alert kind="error">{error}</Alert>}
          {status === 'pending' && <SkeletonText lines={3} />}
          {status === 'success' && (
            <>
              <div className={css.people}>
                <RadioGroup
                  legend={ru.who}
                  look="cards"
                  error={isAttempted && chosen === null ? ru.whoNeeded : undefined}
                  options={people.map((person) => {
                    const jobs = finishedJobs(person.finishedTasksCount, true)
                    return {
                      value: person.id,
                      label: person.name,
                      ...(jobs && { hint: jobs }),
                      start: <Face person={{ ...person, src: faceAddress(person.avatar, 40) }} />,
                    }
                  })}
                  value={chosen}
                  onChange={onChoose}
                />
              </div>
              <Field label={ru.message} hint={ru.messageHint} optional>
                <Textarea
                  rows={3}
                  maxLength={OFFER_LIMITS.message}
                  value={message}
                  onChange={(event) => onMessage(event.target.value)}
                />
              </Field>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
