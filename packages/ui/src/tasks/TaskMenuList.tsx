import { Ellipsis } from 'lucide-react'
import { complaintWays } from '../complaints/ask/index.ts'
import { IconButton } from '../kit/index.ts'
import { Menu, MenuItem } from '../kit/menu/index.ts'
import { ru } from './ru.ts'
import type { TaskMenuProps } from './TaskMenu.tsx'

/** The open menu. */
export function TaskMenuList({ moves, onAction, onComplain }: TaskMenuProps) {
  return (
    <Menu defaultOpen trigger={<IconButton icon={Ellipsis} label={ru.menu} framed />}>
      {moves.map(({ action, label }) => (
        <MenuItem key={action} danger onSelect={() => onAction(action)}>
          {label}
        </MenuItem>
      ))}
      {onComplain && <MenuItem onSelect={onComplain}>{complaintWays.complain}</MenuItem>}
    </Menu>
  )
}
