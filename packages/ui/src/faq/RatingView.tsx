import type { FaqItem } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Button } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Section.module.css'

export interface RatingViewProps {
  /** Whose answer it is. */
  item: Pick<FaqItem, 'id' | 'slug' | 'sectionSlug' | 'question'>
  /** What was said; `null` before. */
  isHelpful: boolean | null
  /** It was not taken. */
  isFailed: boolean
  onRate: (isHelpful: boolean) => void
}

/** Whether an answer helped; one's mind may be changed. Without scripts the browser sends it by itself, as a guest's. */
export function RatingView({ item, isHelpful, isFailed, onRate }: RatingViewProps) {
  const said = isHelpful === null ? '' : isHelpful ? ru.thanks : ru.sorry
  return (
    <form method="post" action={paths.faqList(item.sectionSlug)}>
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="answer" value={item.slug} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div role="group" aria-label={`${ru.helped} ${item.question}`} className={css.rating}>
        <span className={css.caption}>{ru.helped}</span>
        {[true, false].map((value) => (
          <Button
            key={String(value)}
            type="submit"
            name="helpful"
            value={value ? 'yes' : 'no'}
            dense
            variant={isHelpful === value ? 'secondary' : 'ghost'}
            aria-pressed={isHelpful === value}
            onClick={(event) => {
              event.preventDefault()
              onRate(value)
            }}
          >
            {value ? ru.yes : ru.no}
          </Button>
        ))}
        <span role="status" className={css.caption}>
          {isFailed ? ru.notRated : said}
        </span>
      </div>
    </form>
  )
}
