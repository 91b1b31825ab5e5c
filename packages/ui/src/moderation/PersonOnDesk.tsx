import type { PublicUser } from '@artel/core/contract'
import { ImageGrid } from '../kit/image-grid/index.ts'
import css from './DeskObject.module.css'
import { ru } from './ru.ts'

/** The face of a person, large enough to judge it. */
export function PersonOnDesk({ person: { id, name, avatar } }: { person: PublicUser }) {
  return (
    <section className={css.part}>
      <h3 className={css.label}>{ru.face}</h3>
      {avatar ? (
        <div className={css.face}>
          <ImageGrid label={ru.face} images={[{ id, picture: avatar, alt: name }]} />
        </div>
      ) : (
        <p className={css.sheet}>{ru.noFace}</p>
      )}
    </section>
  )
}
