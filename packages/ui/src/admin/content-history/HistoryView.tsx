import { type TextPiece, textChanges } from '@artel/core/admin'
import type { ContentVersion } from '@artel/core/contract'
import { formatRelativeTime } from '@artel/core/format'
import { Badge, Button, EmptyState, ErrorState, Skeleton, usePageTime, VisuallyHidden } from '../../kit/index.ts'
import css from './History.module.css'
import { ru } from './ru.ts'

/** One field of a text, in words. */
export interface NamedText {
  readonly label: string
  readonly text: string
}

export interface HistoryViewProps {
  status: 'pending' | 'error' | 'success'
  /** The last first; where there are more of them, the last one is there to be compared with only. */
  versions: readonly ContentVersion[]
  /** The text that is on the site now; `null` where none of them is. */
  current: number | null
  /** What a version says, field by field. */
  textsOf: (body: ContentVersion['body']) => readonly NamedText[]
  /** A version is on its way back: nothing else can be brought back meanwhile. */
  isBusy: boolean
  /** `null` where none can be brought back now. */
  onRestore: ((version: ContentVersion) => void) | null
  /** `null` when all are there. */
  onMore: (() => void) | null
  onRetry: () => void
  isRetrying: boolean
}

/** What a text of the site once said: who saved it, when, and what was changed by that. */
export function HistoryView({ status, versions, onMore, onRetry, isRetrying, ...row }: HistoryViewProps) {
  const shown = onMore ? versions.slice(0, -1) : versions
  return (
    <section className={css.history} aria-labelledby="content-history">
      <h2 id="content-history" className={css.title}>
        {ru.title}
      </h2>
      {status === 'error' && <ErrorState title={ru.failed} onRetry={onRetry} retrying={isRetrying} />}
      {status === 'pending' && (
        <div aria-busy="true" className={css.list}>
          <VisuallyHidden>{ru.loading}</VisuallyHidden>
          <Skeleton shape="block" className={css.coming} />
          <Skeleton shape="block" className={css.coming} />
        </div>
      )}
      {status === 'success' && versions.length === 0 && <EmptyState title={ru.none} text={ru.noneText} />}
      {status === 'success' && versions.length > 0 && (
        <ol aria-label={ru.versions} className={css.list}>
          {shown.map((version, index) => (
            <Version key={version.version} version={version} former={versions[index + 1] ?? null} {...row} />
          ))}
        </ol>
      )}
      {status === 'success' && onMore && (
        <Button variant="secondary" loading={isRetrying} onClick={onMore} className={css.more}>
          {ru.more}
        </Button>
      )}
    </section>
  )
}

interface VersionProps extends Pick<HistoryViewProps, 'current' | 'textsOf' | 'isBusy' | 'onRestore'> {
  version: ContentVersion
  former: ContentVersion | null
}

function Version({ version, former, current, textsOf, isBusy, onRestore }: VersionProps) {
  const { now, timeZone } = usePageTime()
  const before = former ? textsOf(former.body) : []
  const changed = textsOf(version.body).filter(
    ({ label, text }) => former === null || before.find((one) => one.label === label)?.text !== text,
  )
  const summary = former === null ? ru.first : ru.changed(changed.map(({ label }) => label.toLocaleLowerCase('ru')))
  return (
    <li className={css.version}>
      <p className={css.head}>
        <b>{ru.version(version.version)}</b>
        {version.version === current && <Badge tone="success">{ru.now}</Badge>}
        <span className={css.quiet}>
          {version.author && version.at ? (
            <>
              {version.author.name}, <time dateTime={version.at}>{formatRelativeTime(version.at, now, timeZone)}</time>
            </>
          ) : (
            ru.came
          )}
        </span>
      </p>
      {changed.length === 0 ? (
        <p className={css.quiet}>{ru.nothing}</p>
      ) : (
        <details className={css.changes}>
          <summary>{summary}</summary>
          {changed.map(({ label, text }) => (
            <div key={label} className={css.field}>
              <p className={css.label}>{label}</p>
              <p className={css.text}>
                <Pieces
                  pieces={
                    former === null
                      ? [{ kind: 'same', text }]
                      : textChanges(before.find((one) => one.label === label)?.text ?? '', text)
                  }
                />
              </p>
            </div>
          ))}
        </details>
      )}
      {onRestore && version.version !== current && (
        <Button
          dense
          variant="secondary"
          disabled={isBusy}
          aria-label={ru.restoreOf(version.version)}
          onClick={() => onRestore(version)}
        >
          {ru.restore}
        </Button>
      )}
    </li>
  )
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ kind, text }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text have no names.
    if (kind === 'same') return <span key={index}>{text}</span>
    const Mark = kind === 'gone' ? 'del' : 'ins'
    return (
      <Mark key={index} className={css[kind]}>
        <VisuallyHidden>{kind === 'gone' ? ru.gone : ru.added} </VisuallyHidden>
        {text}
      </Mark>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of one text have no names.
  })
}
