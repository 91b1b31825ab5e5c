import { paths } from '@artel/core/routes'
import { Ellipsis, Pencil } from 'lucide-react'
import { complaintWays } from '../complaints/ask/index.ts'
import { IconButton } from '../kit/index.ts'
import { Menu, MenuItem, MenuLink, MenuRefused } from '../kit/menu/index.ts'
import { refusedMoves } from './refused-moves.ts'
import { ru } from './ru.ts'
import type { TaskMenuProps } from './TaskMenu.tsx'
import { mayEdit } from './task-moves.ts'

/** The open menu. */
export function TaskMenuList({ task, moves, onAction, onComplain }: TaskMenuProps) {
  return (
    <Menu defaultOpen trigger={<IconButton icon={Ellipsis} label={ru.menu} framed />}>
      {mayEdit(task) && (
        <MenuLink icon={Pencil} to={paths.myTaskEdit(task.id)}>
          {ru.edit}
        </MenuLink>
      )}
      {moves.map(({ action, label }) => (
        <MenuItem key={action} danger onSelect={() => onAction(action)}>
          {label}
        </MenuItem>
      ))}
      {refusedMoves(task).map(({ label, why }) => (
        <MenuRefused key={label} why={why}>
          {label}
        </MenuRefused>
      ))}
      {onComplain && <MenuItem onSelect={onComplain}>{complaintWays.complain}</MenuItem>}
    </Menu>
  )
}
