import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import { ru } from './ru.ts'
import type { SharedPage } from './shared-page.ts'

const ShareDialog = quietPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)

export interface ShareButtonProps {
  page: SharedPage
  /** As wide as its place; otherwise as its words. */
  wide?: boolean
}

/** Opens «Поделиться». */
export function ShareButton({ page, wide = false }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" dense wide={wide} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Share2} />
        {ru.share}
      </Button>
      {isOpen && <ShareDialog page={page} onClose={() => setOpen(false)} onFailed={() => setOpen(false)} />}
    </>
  )
}
