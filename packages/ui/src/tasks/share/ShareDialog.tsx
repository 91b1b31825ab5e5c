import { paths } from '@artel/core/routes'
import { useState } from 'react'
import { ShareView } from './ShareView.tsx'

/** Shares a task by its public address. */
export function ShareDialog({
  task: { id, title },
  onClose,
}: {
  task: { id: number; title: string }
  onClose: () => void
}) {
  const [copying, setCopying] = useState<'idle' | 'done' | 'failed'>('idle')
  const address = new URL(paths.task(id), window.location.origin).href
  return (
    <ShareView
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
