import { useState } from 'react'
import { ShareView } from './ShareView.tsx'
import type { SharedPage } from './shared-page.ts'

export interface ShareDialogProps {
  page: SharedPage
  onClose: () => void
}

/** Shares a page by its public address. */
export function ShareDialog({ page: { kind, path, title }, onClose }: ShareDialogProps) {
  const [copying, setCopying] = useState<'idle' | 'done' | 'failed'>('idle')
  const address = new URL(path, window.location.origin).href
  return (
    <ShareView
      kind={kind}
      address={address}
      copying={copying}
      canSend={typeof navigator.share === 'function'}
      // Without a secure address there is no clipboard.
      onCopy={() => {
        const copied = navigator.clipboard ? navigator.clipboard.writeText(address) : Promise.reject(new Error('none'))
        copied.then(
          () => setCopying('done'),
          () => setCopying('failed'),
        )
      }}
      // Turned away at the last moment, it has not failed.
      onSend={() => void navigator.share({ title, url: address }).then(onClose, () => undefined)}
      onClose={onClose}
    />
  )
}
