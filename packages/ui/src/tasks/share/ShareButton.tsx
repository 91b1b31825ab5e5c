import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { ru } from './ru.ts'

const ShareDialog = quietPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)

/** Opens «Поделиться». */
export function ShareButton({ task }: { task: { id: number; title: string } }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Share2} label={ru.share} framed aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <ShareDialog task={task} onClose={() => setOpen(false)} onFailed={() => setOpen(false)} />}
    </>
  )
}
