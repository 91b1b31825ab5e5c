import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { ru } from './ru.ts'

const ShareDialog = quietPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)

/** Opens «Поделиться». */
export function ShareButton({ task }: { task: { id: number; title: string } }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" dense wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Share2} />
        {ru.share}
      </Button>
      {isOpen && <ShareDialog task={task} onClose={() => setOpen(false)} onFailed={() => setOpen(false)} />}
    </>
  )
}
