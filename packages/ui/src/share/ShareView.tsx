import { Copy, Share2 } from 'lucide-react'
import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button, Field, Icon, Input } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './ShareView.module.css'
import type { SharedPage } from './shared-page.ts'

export interface ShareViewProps {
  /** What the page shows. */
  kind: SharedPage['kind']
  address: string
  /** What has become of the last try to copy. */
  copying: 'idle' | 'done' | 'failed'
  /** The device has a way of its own to pass something on. */
  canSend: boolean
  onCopy: () => void
  onSend: () => void
  onClose: () => void
}

/** «Поделиться»: the address of a page to copy, or to pass on as the device does. */
export function ShareView({ kind, address, copying, canSend, onCopy, onSend, onClose }: ShareViewProps) {
  return (
    <Dialog open size="small" title={ru.share} description={ru.text[kind]} onClose={onClose}>
      <div className={css.body}>
        <Field label={ru.link[kind]}>
          <Input readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
        <div className={css.buttons}>
          <Button onClick={onCopy}>
            <Icon of={Copy} />
            {ru.copy}
          </Button>
          {canSend && (
            <Button variant="secondary" onClick={onSend}>
              <Icon of={Share2} />
              {ru.send}
            </Button>
          )}
        </div>
        {copying === 'done' && <Alert kind="success">{ru.copied}</Alert>}
        {copying === 'failed' && <Alert kind="warning">{ru.notCopied}</Alert>}
      </div>
    </Dialog>
  )
}
