import type { PortfolioCase } from '@artel/core/contract'
import { REPLY_LIMITS } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Button, ErrorState, Skeleton, TextLink, Tick, VisuallyHidden } from '../kit/index.ts'
import { Picture } from '../kit/picture/index.ts'
import css from './ReplyWorksChoice.module.css'
import { ru } from './reply-form.ru.ts'

export interface ReplyWorksChoiceProps {
  status: 'pending' | 'error' | 'success'
  /** Of one's own portfolio, those that everybody sees. */
  works: readonly Pick<PortfolioCase, 'id' | 'title' | 'photos'>[]
  /** Ids, in the order in which they were chosen. */
  chosen: readonly number[]
  hasMore: boolean
  onChange: (chosen: readonly number[]) => void
  onMore: () => void
  onRetry: () => void
}

/** Works of one's own portfolio to show beside a reply: small covers with a tick each. */
export function ReplyWorksChoice(props: ReplyWorksChoiceProps) {
  const { status, works, chosen, hasMore, onChange, onMore, onRetry } = props
  if (status === 'error') return <ErrorState title={ru.worksFailed} onRetry={onRetry} />
  if (status === 'pending') {
    return (
      <div className={css.works} role="status">
        <VisuallyHidden>{ru.worksLoading}</VisuallyHidden>
        {['first', 'second', 'third'].map((key) => (
          <span key={key} className={css.work}>
            <Skeleton shape="block" className={css.cover} />
            <Skeleton />
          </span>
        ))}
      </div>
    )
  }
  if (works.length === 0) {
    return (
      <p>
        {ru.noWorks} <TextLink to={paths.portfolioCaseCreate()}>{ru.addWork}</TextLink>
      </p>
    )
  }
  const isFull = chosen.length >= REPLY_LIMITS.cases
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{ru.works}</legend>
      <div className={css.works}>
        {works.map(({ id, title, photos: [photo = null] }) => {
          const isChosen = chosen.includes(id)
          return (
            <div key={id} className={css.work}>
              <Picture picture={photo} alt="" width={160} shape="wide" />
              <span className={css.name}>
                <Tick
                  id={`reply-work-${id}`}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={(event) => toggle(id, event.target.checked)}
                />
                <label htmlFor={`reply-work-${id}`} className={css.title}>
                  {title}
                </label>
              </span>
            </div>
          )
        })}
      </div>
      <p className={css.full} aria-live="polite">
        {isFull && ru.worksFull}
      </p>
      {hasMore && (
        <Button dense variant="ghost" onClick={onMore}>
          {ru.moreWorks}
        </Button>
      )}
    </fieldset>
  )
}
