export {
  Menu,
  MenuChoice,
  type MenuChoiceProps,
  MenuHead,
  type MenuHeadProps,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  type MenuProps,
  MenuSeparator,
} from './Menu.tsx'
