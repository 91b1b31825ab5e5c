import type { User } from '@artel/core/contract'
import { initials } from '@artel/core/format'
import { imageSources } from '@artel/core/images'
import type { ColourMode } from '@artel/core/shell'
import { useState } from 'react'
import { Avatar, VisuallyHidden } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import css from './AccountMenu.module.css'
import { ru } from './ru.ts'

const AccountMenuList = quietPart(() => import('./AccountMenuList.tsx').then((module) => module.AccountMenuList))

export interface AccountMenuProps {
  viewer: User
  colourMode: ColourMode
  onColourMode: (mode: ColourMode) => void
  onSignOut: () => void
  /** The menu could not be loaded. */
  onFailed?: () => void
}

/** Name that the menu is called by: the person's, or the company's. */
const nameOf = ({ firstName, lastName, company }: User) => company?.shortName ?? `${firstName} ${lastName}`

/** The face of the viewer as the others see it. */
export function OwnFace({ viewer }: Pick<AccountMenuProps, 'viewer'>) {
  return (
    <Avatar
      seed={viewer.id}
      initials={initials(viewer)}
      // One address, sharp enough for every screen.
      src={(viewer.avatar && imageSources(viewer.avatar, 64)?.src) ?? undefined}
      size={32}
    />
  )
}

/** The viewer's own button in the header. The menu itself is loaded when it is first wanted. */
export function AccountMenu({ onFailed, ...props }: AccountMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const { viewer } = props
  const button = (
    <button type="button" className={css.button} aria-haspopup="menu" onClick={() => setWanted(true)}>
      <OwnFace viewer={viewer} />
      <VisuallyHidden>{ru.menuOf(nameOf(viewer))}</VisuallyHidden>
    </button>
  )
  if (!isWanted) return button
  const fail = () => {
    setWanted(false)
    onFailed?.()
  }
  return <AccountMenuList {...props} name={nameOf(viewer)} fallback={button} onFailed={fail} />
}
