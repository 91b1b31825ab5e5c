import { paths } from '@artel/core/routes'
import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../kit/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../kit/menu/index.ts'
import type { ArticleMenuProps } from './ArticleMenu.tsx'
import { ru } from './ru.ts'

/** The open menu. */
export function ArticleMenuList({ article: { id, title }, onRemove }: ArticleMenuProps) {
  return (
    <Menu defaultOpen trigger={<IconButton icon={Ellipsis} label={ru.actions(title)} />}>
      <MenuLink icon={Pencil} to={paths.articleEdit(id)}>
        {ru.edit}
      </MenuLink>
      <MenuLink icon={Eye} to={paths.article(id)}>
        {ru.view}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger note={ru.removeNote} onSelect={onRemove}>
        {ru.remove}
      </MenuItem>
    </Menu>
  )
}
