import { Button } from '../../kit/index.ts'
import { PagePopup } from '../../page-popup/index.ts'
import { ru } from './ru.ts'

export interface NewVersionNoticeProps {
  onReload: () => void
  /** Not now: the page stays as it is. */
  onPutOff: () => void
}

/** Tells that the server has a newer build than this page (product §7.11). */
export function NewVersionNotice({ onReload, onPutOff }: NewVersionNoticeProps) {
  return (
    <PagePopup
      title={ru.newVersion}
      actions={
        <>
          <Button onClick={onReload}>{ru.reload}</Button>
          <Button variant="secondary" onClick={onPutOff}>
            {ru.putOff}
          </Button>
        </>
      }
    >
      <p>{ru.newVersionText}</p>
    </PagePopup>
  )
}
