export { Facts, type FactsProps, List, ListItem, type ListItemProps } from './List.tsx'
