import type { CoverLook } from '@artel/core/covers/address'
import { Mark } from '../../kit/cover/index.ts'
import { ButtonLink } from '../../kit/index.ts'
import css from './ExecutorFindView.module.css'
import { ru } from './ru.ts'

/** For who cannot choose: those who want the work come by themselves. */
export function Invite({ to, look }: { to: string; look: CoverLook }) {
  return (
    <section className={css.invite} aria-labelledby="executors-invite">
      <Mark look={look} size={64} />
      <div className={css.inviteWords}>
        <h2 id="executors-invite">{ru.inviteTitle}</h2>
        <p>{ru.inviteText}</p>
      </div>
      <ButtonLink to={to}>{ru.invite}</ButtonLink>
    </section>
  )
}
