import type { FileLimits } from '@artel/core/contract'
import type { UploadsViewState } from '@artel/core/files'
import { useRef } from 'react'
import { Alert, VisuallyHidden } from '../index.ts'
import { MoveButtons, useOrder } from '../order/index.ts'
import css from './FileDrop.module.css'
import { FilePlace } from './FilePlace.tsx'
import { FileRow } from './FileRow.tsx'
import { ru } from './ru.ts'

export interface FileDropProps
  extends Pick<UploadsViewState, 'rows' | 'refusal' | 'canAdd'>,
    Partial<Pick<UploadsViewState, 'isHeld'>> {
  limits: FileLimits
  onAdd: (files: File[]) => void
  onRemove: (key: number) => void
  onCancel: (key: number) => void
  onRetry: (key: number) => void
  /** To another place in the list, from 0; left out where the order means nothing. */
  onMove?: (key: number, to: number) => void
  /** Tiles for photos whose order is seen by others, the first of several being the cover. */
  look?: 'rows' | 'tiles'
}

/**
 * Files of a form: chosen, dropped, pasted or photographed, on their way, arrived or refused. What is taken, core decides; put
 * it into a Field.
 */
export function FileDrop(props: FileDropProps) {
  const { rows, refusal, canAdd, isHeld = false, limits, look = 'rows' } = props
  const { onAdd, onRemove, onCancel, onRetry, onMove } = props
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const order = useOrder(rows, list, onMove)

  /** The button that had the focus goes with its row: the next row's takes it, or the choice of files. */
  const remove = (key: number, index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current
    onRemove(key)
    next?.focus()
  }

  return (
    <div className={css.files}>
      <FilePlace
        limits={limits}
        used={look === 'tiles' && limits.count > 1 ? rows.length : null}
        canAdd={canAdd}
        input={input}
        onAdd={onAdd}
        onPress={() => input.current?.click()}
      />
      {refusal && <Alert kind="error">{refusal}</Alert>}
      {rows.length > 0 && (
        <ul ref={list} className={css.list} data-look={look} aria-label={ru.list}>
          {rows.map((row, index) => (
            <FileRow
              key={row.key}
              row={row}
              tile={look === 'tiles' ? { isCover: index === 0 && limits.count > 1 } : null}
              isHeld={isHeld}
              drag={order.rowProps(index)}
              moves={
                onMove &&
                rows.length > 1 && (
                  <MoveButtons
                    name={row.name}
                    look={look}
                    isFirst={index === 0}
                    isLast={index === rows.length - 1}
                    onMove={(by) => order.moveBy(index, by)}
                  />
                )
              }
              onRemove={() => remove(row.key, index)}
              onCancel={() => onCancel(row.key)}
              onRetry={() => onRetry(row.key)}
            />
          ))}
        </ul>
      )}
      {onMove && (
        <VisuallyHidden>
          <span role="status">{order.said}</span>
        </VisuallyHidden>
      )}
    </div>
  )
}
