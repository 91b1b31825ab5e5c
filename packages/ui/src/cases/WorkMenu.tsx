import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../kit/index.ts'
import { ru } from './ru.ts'

const WorkMenuList = lazy(() => import('./WorkMenuList.tsx').then((module) => ({ default: module.WorkMenuList })))

export interface WorkMenuProps {
  work: { readonly id: number; readonly title: string }
  onRemove: () => void
}

/** «⋯» over the photo of one's own work. The menu itself is loaded when it is first wanted. */
export function WorkMenu(props: WorkMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton
      icon={Ellipsis}
      label={ru.actions(props.work.title)}
      framed
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <WorkMenuList {...props} />
    </Suspense>
  )
}
