import type { SavedSearch } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { savedSearchPath } from '@artel/core/tasks'
import { Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Dialog } from '../../kit/dialog/index.ts'
import { Button, IconButton, TextLink } from '../../kit/index.ts'
import { ru } from './dialogs.ru.ts'
import css from './SavedSearches.module.css'

export interface SavedSearchListDialogProps {
  searches: readonly SavedSearch[]
  /** The one that is on the board. */
  current: number | null
  /** The one that is being deleted. */
  removing: number | null
  onRemove: (id: number) => void
  onClose: () => void
}

/** One's saved searches: each opens its board or is deleted. The focus goes on to the next one, or to the way out. */
export function SavedSearchListDialog({ searches, current, removing, onRemove, onClose }: SavedSearchListDialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what has gone
  useLayoutEffect(() => {
    const from = removed.current
    if (from === null) return
    removed.current = null
    const buttons = body.current?.querySelectorAll<HTMLElement>('li button')
    const next = buttons?.[Math.min(from, buttons.length - 1)] ?? body.current
    next?.focus()
  }, [searches])
  return (
    <Dialog
      open
      onClose={onClose}
      title={ru.listTitle}
      description={searches.length > 0 && ru.listAbout}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {ru.close}
        </Button>
      }
    >
      <div ref={body} tabIndex={-1}>
        {searches.length === 0 ? (
          <>
            <p>{ru.none}</p>
            <p>{ru.noneText}</p>
          </>
        ) : (
          <ul className={css.list}>
            {searches.map((search, at) => (
              <li key={search.id} className={css.row}>
                <TextLink
                  to={savedSearchPath(search)}
                  className={css.name}
                  aria-current={search.id === current ? 'true' : undefined}
                  onClick={onClose}
                >
                  {search.name}
                </TextLink>
                <IconButton
                  icon={Trash2}
                  label={ru.remove(search.name)}
                  aria-disabled={removing !== null || undefined}
                  onClick={() => {
                    if (removing !== null) return
                    removed.current = at
                    onRemove(search.id)
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {searches.length > 0 && <TextLink to={paths.settings()}>{ru.settings}</TextLink>}
      </div>
    </Dialog>
  )
}
