import { OFFER_LIMITS } from '@artel/core/contract'
import type { OffersLeft } from '@artel/core/tasks'
import { Search } from 'lucide-react'
import { Dialog } from '../../kit/dialog/index.ts'
import { Alert, Button, Field, Icon, Input, Textarea } from '../../kit/index.ts'
import { OfferPeople, type OfferPeopleProps } from './OfferPeople.tsx'
import css from './Offers.module.css'
import { ru } from './ru.ts'

export interface OfferFormViewProps extends Pick<OfferPeopleProps, 'search' | 'people' | 'marks' | 'chosen'> {
  /** How many more offers there may be. */
  left: OffersLeft
  message: string
  /** «Предложить» was pressed with nobody chosen. */
  isAttempted: boolean
  busy: boolean
  /** Why the last try failed. */
  error: string | null
  onSearch: (text: string) => void
  onRetry: () => void
  onChoose: (id: string) => void
  onMessage: (message: string) => void
  onSend: () => void
  onClose: () => void
}

/** To whom a task is offered, and in which words. */
export function OfferFormView(props: OfferFormViewProps) {
  const { search, people, marks, chosen, left, message, isAttempted, busy, error } = props
  const { onSearch, onRetry, onChoose, onMessage, onSend, onClose } = props
  const isFull = left.ofTask === 0 || left.ofDay === 0
  return (
    <Dialog
      open
      title={ru.sendTitle}
      description={ru.sendText}
      onClose={onClose}
      footer={
        <>
          <Button loading={busy} disabled={isFull} onClick={onSend}>
            {ru.send}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {ru.back}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {error && <Alert kind="error">{error}</Alert>}
        {isFull ? (
          <Alert kind="warning">{left.ofTask === 0 ? ru.full : ru.fullDay}</Alert>
        ) : (
          <p className={css.hint}>{ru.left(left.ofTask, left.ofDay)}</p>
        )}
        <search>
          <Field label={ru.search} hint={ru.searchHint} optional="quiet">
            <Input
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              start={<Icon of={Search} />}
              value={search.text}
              onChange={(event) => onSearch(event.target.value)}
            />
          </Field>
        </search>
        <OfferPeople
          search={search}
          people={people}
          marks={marks}
          chosen={chosen}
          error={isAttempted && chosen === null ? ru.whoNeeded : undefined}
          onChoose={onChoose}
          onRetry={onRetry}
          onClear={() => onSearch('')}
        />
        <Field label={ru.message} hint={ru.messageHint} optional>
          <Textarea
            rows={3}
            maxLength={OFFER_LIMITS.message}
            value={message}
            onChange={(event) => onMessage(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
