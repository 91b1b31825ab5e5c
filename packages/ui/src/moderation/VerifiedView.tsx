import type { VerifiedCompany } from '@artel/core/contract'
import { type PapersRejectRule, verdictText } from '@artel/core/moderation'
import { choiceRules } from '@artel/core/validators'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button, ErrorState, Field, Icon, Input, RadioGroup, SkeletonText, Textarea } from '../kit/index.ts'
import { DeskFiles } from './DeskFiles.tsx'
import { ruleOptions } from './desk-words.ts'
import { ru } from './ru.ts'
import { VerifiedList } from './VerifiedList.tsx'
import css from './VerifiedView.module.css'

/** Why a badge is taken off. */
export interface Revocation {
  readonly rule: PapersRejectRule | null
  readonly comment: string
}

export interface VerifiedViewProps {
  status: 'pending' | 'error' | 'success'
  companies: readonly VerifiedCompany[]
  /** How many there are, those beyond the list, too. */
  total: number
  /** Words of the search as they are typed. */
  words: string
  /** Whose badge is to be taken off; `null` while one looks. */
  chosen: VerifiedCompany | null
  draft: Revocation
  /** The badge was to be taken off, and no rule was named. */
  isAttempted: boolean
  busy: boolean
  /** Why the last try failed. */
  error: string | null
  onWords: (words: string) => void
  onSearch: () => void
  onRetry: () => void
  onChoose: (company: VerifiedCompany | null) => void
  onDraft: (part: Partial<Revocation>) => void
  onRevoke: () => void
  onClose: () => void
}

/** Who carries the badge, and the way to take it off. */
export function VerifiedView(props: VerifiedViewProps) {
  const { chosen, busy, onChoose, onRevoke, onClose } = props
  return (
    <Dialog
      open
      size="medium"
      title={chosen ? ru.revoke : ru.verified}
      {...(chosen && { description: ru.revokeText })}
      onClose={onClose}
      footer={
        chosen && (
          <>
            <Button variant="danger" loading={busy} onClick={onRevoke}>
              {ru.revoke}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => onChoose(null)}>
              {ru.toVerified}
            </Button>
          </>
        )
      }
    >
      {chosen ? <Chosen {...props} chosen={chosen} /> : <Looking {...props} />}
    </Dialog>
  )
}

function Looking(props: VerifiedViewProps) {
  const { status, companies, total, words, onWords, onSearch, onRetry, onChoose } = props
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <div className={css.part}>
      <p>{ru.verifiedText}</p>
      <search>
        <form className={css.search} onSubmit={search}>
          <Field label={ru.whoVerified} hint={ru.whoVerifiedHint} optional="quiet">
            <Input
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              start={<Icon of={Search} />}
              value={words}
              onChange={(event) => onWords(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary">
            {ru.find}
          </Button>
        </form>
      </search>
      {status === 'pending' && <SkeletonText lines={6} />}
      {status === 'error' && <ErrorState title={ru.verifiedFailed} onRetry={onRetry} />}
      {status === 'success' && <VerifiedList companies={companies} total={total} onChoose={onChoose} />}
    </div>
  )
}

function Chosen({ chosen, draft, isAttempted, error, onDraft }: VerifiedViewProps & { chosen: VerifiedCompany }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.querySelector<HTMLElement>('input')?.focus(), [])
  const { title, text, documents } = chosen
  return (
    <div ref={part} className={css.part}>
      {error && <Alert kind="error">{error}</Alert>}
      <div className={css.company}>
        <p className={css.name}>{title}</p>
        <p className={css.numbers}>{text}</p>
      </div>
      <DeskFiles files={documents} />
      <RadioGroup
        legend={ru.revokeRule}
        hint={ru.revokeAfter}
        error={(isAttempted && choiceRules.reason(draft.rule)) || undefined}
        options={ruleOptions('VERIFICATION_REQUESTS') as { value: PapersRejectRule; label: string }[]}
        value={draft.rule}
        onChange={(rule) => onDraft({ rule })}
      />
      <Field label={ru.advice} hint={ru.revokeHint} optional>
        <Textarea
          rows={3}
          maxLength={verdictText.max}
          value={draft.comment}
          onChange={(event) => onDraft({ comment: event.target.value })}
        />
      </Field>
    </div>
  )
}
