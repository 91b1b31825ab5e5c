import type { FileLimits } from '@artel/core/contract'
import type { UploadsViewState } from '@artel/core/files'
import { Paperclip } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Alert, Button, Icon, useFieldWiring } from '../index.ts'
import css from './FileDrop.module.css'
import { FileRow } from './FileRow.tsx'
import { ru } from './ru.ts'

export interface FileDropProps extends Pick<UploadsViewState, 'rows' | 'refusal' | 'canAdd'> {
  limits: FileLimits
  onAdd: (files: File[]) => void
  onRemove: (key: number) => void
  onCancel: (key: number) => void
  onRetry: (key: number) => void
}

/** Files of a form: chosen or dropped, on their way, arrived or refused. What is taken, core decides; put it into a Field. */
export function FileDrop({ rows, refusal, canAdd, limits, onAdd, onRemove, onCancel, onRetry }: FileDropProps) {
  const { id, ...wiring } = useFieldWiring()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [over, setOver] = useState(false)

  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver && canAdd)
  }

  /** The button that had the focus goes with its row: the next row's takes it, or the choice of files. */
  const remove = (key: number, index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current
    onRemove(key)
    next?.focus()
  }

  return (
    <div className={css.files}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input is the first. */}
      <div
        className={css.place}
        data-over={over || undefined}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          if (canAdd && event.dataTransfer.files.length > 0) onAdd([...event.dataTransfer.files])
        }}
      >
        <input
          {...wiring}
          ref={input}
          type="file"
          id={id}
          className={css.input}
          multiple={limits.count > 1}
          accept={limits.types.map((type) => `.${type}`).join(',')}
          disabled={!canAdd}
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])])
            // The same file can be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        {/* For the pointer only: the input itself has the keyboard and the name. */}
        <Button
          variant="secondary"
          dense
          tabIndex={-1}
          aria-hidden="true"
          disabled={!canAdd}
          onClick={() => input.current?.click()}
        >
          <Icon of={Paperclip} size={16} />
          {limits.types.includes('pdf') ? ru.choose : ru.chooseImages}
        </Button>
        <span className={css.drop}>{canAdd ? ru.orDrop : ru.full}</span>
        <p className={css.limits}>{ru.limits(limits.count, limits.single, limits.total)}</p>
      </div>
      {refusal && <Alert kind="error">{refusal}</Alert>}
      {rows.length > 0 && (
        <ul ref={list} className={css.list} aria-label={ru.list}>
          {rows.map((row, index) => (
            <FileRow
              key={row.key}
              row={row}
              onRemove={() => remove(row.key, index)}
              onCancel={() => onCancel(row.key)}
              onRetry={() => onRetry(row.key)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
