import { Button } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Section.module.css'

export interface RatingViewProps {
  /** Whose answer it is, for those who listen. */
  question: string
  /** What was said; `null` before. */
  isHelpful: boolean | null
  /** It was not taken. */
  isFailed: boolean
  onRate: (isHelpful: boolean) => void
}

/** Whether an answer helped; one's mind may be changed. */
export function RatingView({ question, isHelpful, isFailed, onRate }: RatingViewProps) {
  const said = isHelpful === null ? '' : isHelpful ? ru.thanks : ru.sorry
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={`${ru.helped} ${question}`} className={css.rating}>
      <span className={css.caption}>{ru.helped}</span>
      {[true, false].map((value) => (
        <Button
          key={String(value)}
          dense
          variant={isHelpful === value ? 'secondary' : 'ghost'}
          aria-pressed={isHelpful === value}
          onClick={() => onRate(value)}
        >
          {value ? ru.yes : ru.no}
        </Button>
      ))}
      <span role="status" className={css.caption}>
        {isFailed ? ru.notRated : said}
      </span>
    </div>
  )
}
