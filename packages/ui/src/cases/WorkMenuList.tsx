import { paths } from '@artel/core/routes'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../kit/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../kit/menu/index.ts'
import { ru } from './ru.ts'
import type { WorkMenuProps } from './WorkMenu.tsx'

/** The open menu. */
export function WorkMenuList({ work: { id, title }, onRemove }: WorkMenuProps) {
  return (
    <Menu defaultOpen trigger={<IconButton icon={Ellipsis} label={ru.actions(title)} framed />}>
      <MenuLink icon={Pencil} to={paths.portfolioCase(id)}>
        {ru.edit}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger note={ru.removeNote} onSelect={onRemove}>
        {ru.remove}
      </MenuItem>
    </Menu>
  )
}
