import type { User } from '@artel/core/contract'
import type { ColourMode } from '@artel/core/shell'
import { useState } from 'react'
import { VisuallyHidden } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import css from './AccountMenu.module.css'
import { OwnFace, ownName } from './OwnFace.tsx'
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

/** The viewer's own button in the header. The menu itself is loaded when it is first wanted. */
export function AccountMenu({ onFailed, ...props }: AccountMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const { viewer } = props
  const button = (
    <button type="button" className={css.button} aria-haspopup="menu" onClick={() => setWanted(true)}>
      <OwnFace viewer={viewer} />
      <VisuallyHidden>{ru.menuOf(ownName(viewer))}</VisuallyHidden>
    </button>
  )
  if (!isWanted) return button
  const fail = () => {
    setWanted(false)
    onFailed?.()
  }
  return <AccountMenuList {...props} name={ownName(viewer)} fallback={button} onFailed={fail} />
}
