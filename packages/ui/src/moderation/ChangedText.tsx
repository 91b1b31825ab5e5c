import type { ModerationChange } from '@artel/core/contract'
import { wordDiff } from '@artel/core/moderation'
import { VisuallyHidden } from '../kit/index.ts'
import css from './DeskObject.module.css'
import { ru } from './ru.ts'

const tags = { same: 'span', removed: 'del', added: 'ins' } as const
const said = { same: null, removed: ru.before, added: ru.after } as const

/** What an author changes of something published, with the words marked. */
export function ChangedText({ change: { label, before, after } }: { change: ModerationChange }) {
  return (
    <section className={css.part}>
      <h3 className={css.label}>
        {label}. {ru.changed}
      </h3>
      <p className={css.sheet}>
        {wordDiff(before, after).map(({ kind, text }, at) => {
          const Tag = tags[kind]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a comparison have no identity but their place.
            <Tag key={at} className={css[kind]}>
              {said[kind] && <VisuallyHidden>{said[kind]}: </VisuallyHidden>}
              {text}
            </Tag>
          )
        })}
      </p>
    </section>
  )
}
