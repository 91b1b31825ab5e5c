import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../index.ts'
import { Menu } from '../menu/index.ts'

export interface QuietMenuProps {
  /** What the things in it are done to: «Действия с заданием». */
  label: string
  /** Lines of a menu; what cannot be undone comes last, after a separator. */
  children: ReactNode
  /** Bare inside rows and bars. */
  framed?: boolean
  /** The edge of the button it keeps to. */
  align?: 'start' | 'end'
}

/** «⋯»: what is seldom done and should not be pressed by chance. */
export function QuietMenu({ label, children, framed = true, align }: QuietMenuProps) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={label} framed={framed} />} align={align}>
      {children}
    </Menu>
  )
}
