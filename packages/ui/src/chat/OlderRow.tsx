import type { MoreStatus } from '@artel/core/chat'
import { Button, Spinner } from '../kit/index.ts'
import css from './ChatLog.module.css'
import { focusLog } from './focus-log.ts'
import { ru } from './ru.ts'

/** What lies above the oldest message shown; always of one height, so that its words move nothing. */
export function OlderRow({ status, onRetry }: { status: MoreStatus; onRetry: () => void }) {
  switch (status) {
    case 'available':
      return <div className={css.older} />
    case 'loading':
      return (
        <div className={css.older}>
          <Spinner />
          {ru.loadingOlder}
        </div>
      )
    case 'failed':
      return (
        <div className={css.older}>
          {ru.olderFailed}
          <Button
            dense
            variant="ghost"
            onClick={(event) => {
              focusLog(event)
              onRetry()
            }}
          >
            {ru.retry}
          </Button>
        </div>
      )
    case 'none':
      return <p className={css.older}>{ru.beginning}</p>
  }
}
