import { lazy } from 'react'
import { LateMenu } from '../kit/quiet-menu/index.ts'
import { ru } from './ru.ts'

const WorkMenuList = lazy(() => import('./WorkMenuList.tsx').then((module) => ({ default: module.WorkMenuList })))

export interface WorkMenuProps {
  work: { readonly id: number; readonly title: string }
  onRemove: () => void
}

/** «⋯» over the photo of one's own work. */
export function WorkMenu(props: WorkMenuProps) {
  return (
    <LateMenu label={ru.actions(props.work.title)}>
      <WorkMenuList {...props} />
    </LateMenu>
  )
}
