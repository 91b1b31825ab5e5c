import { VisuallyHidden } from '../../kit/index.ts'
import { ru } from '../ru.ts'
import css from './Legal.module.css'
import { lineChanges } from './line-changes.ts'

export interface TextChangesProps {
  before: string
  after: string
}

/** What one text has that the other has not, line by line, with the words that differ. */
export function TextChanges({ before, after }: TextChangesProps) {
  const words = ru.legal
  if (before === after) return <p className={css.quiet}>{words.same}</p>
  return (
    <div className={css.changes}>
      {lineChanges(before, after).map((line, at) => {
        // Lines have no names, and another text makes all of them anew.
        const key = at
        if (line.kind === 'same') {
          return (
            <p key={key} className={css.quiet}>
              {words.skipped(line.count)}
            </p>
          )
        }
        const Mark = line.kind === 'added' ? 'ins' : 'del'
        return (
          <p key={key} className={css.line} data-kind={line.kind}>
            <VisuallyHidden>{words[line.kind]}: </VisuallyHidden>
            <Mark>
              {line.words.map(({ text, isChanged }, place) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: words have no names either.
                isChanged ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
              )}
            </Mark>
          </p>
        )
      })}
    </div>
  )
}
