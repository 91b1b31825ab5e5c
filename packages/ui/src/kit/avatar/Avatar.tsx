import { ru } from '../ru.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import css from './Avatar.module.css'
import { avatarTone } from './tone.ts'

export interface AvatarProps {
  /** Decides the tone: the person's id. */
  seed: string
  /** One or two letters, shown when there is no picture. */
  initials: string
  /** Read out; leave it out where the name stands beside. */
  name?: string
  src?: string | undefined
  /** px */
  size?: 32 | 40 | 56 | 96
  online?: boolean
}

/** A person or a company: picture, or initials on their own tone; a dot when they are online. */
export function Avatar({ seed, initials, name, src, size = 40, online = false }: AvatarProps) {
  return (
    <span className={css.avatar} data-size={size}>
      {src ? (
        <img
          className={css.face}
          src={src}
          alt={name ?? ''}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={css.face} data-tone={avatarTone(seed)}>
          <span aria-hidden="true">{initials}</span>
          {name && <VisuallyHidden>{name}</VisuallyHidden>}
        </span>
      )}
      {online && (
        <span className={css.online}>
          <VisuallyHidden>{ru.online}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
