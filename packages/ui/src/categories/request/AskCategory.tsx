import { isStaff } from '@artel/core/lifecycle'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { useViewer } from '../../services/index.ts'
import css from './AskCategory.module.css'
import { ru } from './ru.ts'

export interface AskCategoryProps {
  /** Takes a category that is there after all. */
  onChoose?: (id: number) => void
}

const Request = quietPart(async () => (await import('./CategoryRequestScreen.tsx')).CategoryRequestScreen)

/** Beside a choice of a category: what is missing there is asked for. Nobody is told whose answer could not reach them. */
export function AskCategory({ onChoose }: AskCategoryProps) {
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  if (!viewer || isStaff(viewer)) return null
  const close = () => setOpen(false)
  return (
    <div className={css.place}>
      <Button variant="ghost" dense onClick={() => setOpen(true)}>
        <Icon of={FolderPlus} size={16} />
        {ru.ask}
      </Button>
      {isOpen && <Request viewerId={viewer.id} onChoose={onChoose} onClose={close} onFailed={close} />}
    </div>
  )
}
