import { Avatar } from '../kit/index.ts'
import css from './Face.module.css'
import type { PersonWords } from './person.types.ts'

export interface FaceProps {
  person: PersonWords
  /** px; 24 stands within a line of facts, `head` is 72 on a phone and 120 from a tablet on. */
  size?: 24 | 32 | 40 | 56 | 72 | 'head'
  /** The ring parts the face from what it lies over: the colour of the card or of the page. */
  ring?: 'none' | 'surface' | 'page'
}

/** The face of somebody whose name stands beside it. */
export function Face({ person: { id, initials, src, online = false }, size = 40, ring = 'none' }: FaceProps) {
  const isLarge = size === 72 || size === 'head'
  return (
    <span className={css.face} data-size={size} data-ring={ring}>
      <Avatar seed={id} initials={initials} src={src} online={online} size={isLarge ? 96 : size === 24 ? 32 : size} />
    </span>
  )
}
