import { BadgeCheck } from 'lucide-react'
import { Icon, VisuallyHidden } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './VerifiedSign.module.css'

/** Beside a name: the papers of this person have been checked. */
export function VerifiedSign({ size = 20 }: { size?: 20 | 24 }) {
  return (
    <span className={css.sign}>
      <Icon of={BadgeCheck} size={size} />
      <VisuallyHidden>{ru.verified}</VisuallyHidden>
    </span>
  )
}
