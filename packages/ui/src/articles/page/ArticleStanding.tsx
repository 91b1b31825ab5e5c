import { rejectionOf } from '@artel/core/articles'
import { publicationRefusalSentences } from '@artel/core/publication'
import { paths } from '@artel/core/routes'
import { Pencil } from 'lucide-react'
import { Alert, Button, ButtonLink, Icon } from '../../kit/index.ts'
import css from './ArticleView.module.css'
import type { ArticleMove, ArticleStepProps } from './article.types.ts'
import { ru } from './ru.ts'

const moveLabels: Readonly<Record<ArticleMove, string>> = { SUBMIT: ru.submit, SHOW: ru.show, HIDE: ru.hide }

/** What not everybody sees says so, and what a moderator has found is told in words. */
function State({ article, viewer }: Pick<ArticleStepProps, 'article' | 'viewer'>) {
  const { status } = article
  if (viewer === 'STAFF') return <Alert kind="info">{ru.ofStaff[status]}</Alert>
  if (status === 'PUBLISHED') return <p className={css.quiet}>{ru.own}</p>
  if (status !== 'REJECTED') return <Alert kind={status === 'PENDING' ? 'info' : 'warning'}>{ru.states[status]}</Alert>
  return <Alert kind="warning">{`${rejectionOf(article)} ${ru.mend}`}</Alert>
}

/** What its author may do; what they may not yet says why. */
function Moves({ article, moving, onMove }: ArticleStepProps) {
  const known = article.allowedEvents.filter(
    ({ event, refusal }) => event in moveLabels && refusal !== 'WRONG_STATE',
  ) as { event: ArticleMove; refusal: keyof typeof publicationRefusalSentences | null }[]
  return (
    <div className={css.moves}>
      <ButtonLink variant="secondary" dense to={paths.articleEdit(article.id)}>
        <Icon of={Pencil} size={16} />
        {ru.edit}
      </ButtonLink>
      {known.map(({ event, refusal }) =>
        refusal === null ? (
          <Button
            key={event}
            dense
            variant={event === 'HIDE' ? 'secondary' : 'primary'}
            loading={moving === event}
            disabled={moving !== null && moving !== event}
            onClick={() => onMove(event)}
          >
            {moveLabels[event]}
          </Button>
        ) : (
          <p key={event} className={css.quiet}>
            {publicationRefusalSentences[refusal]}
          </p>
        ),
      )}
    </div>
  )
}

/** Above an article, for its author and for staff: how it stands and what can be done. */
export function ArticleStanding(props: ArticleStepProps) {
  if (props.viewer === 'READER') return null
  return (
    <div className={css.standing}>
      <State {...props} />
      {props.viewer === 'AUTHOR' && <Moves {...props} />}
    </div>
  )
}
