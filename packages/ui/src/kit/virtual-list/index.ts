export {
  BottomAnchoredList,
  type BottomAnchoredListHandle,
  type BottomAnchoredListProps,
} from './BottomAnchoredList.tsx'
export { type RowsByPlace, VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList.tsx'
