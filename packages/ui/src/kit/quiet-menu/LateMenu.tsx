import { Ellipsis } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '../index.ts'

export interface LateMenuProps {
  /** What the things in it are done to, as its open menu calls it too. */
  label: string
  /** Bare inside rows and bars. */
  framed?: boolean
  /** The open menu with a button of its own: a part that is loaded when it is first wanted. */
  children: ReactNode
}

/** «⋯» whose menu is loaded by the first press: for rows of a page that has no other menu. */
export function LateMenu({ label, framed = true, children }: LateMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton icon={Ellipsis} label={label} framed={framed} aria-haspopup="menu" onClick={() => setWanted(true)} />
  )
  return isWanted ? <Suspense fallback={button}>{children}</Suspense> : button
}
