import { selectUploads, type UploadsActor, type UploadsViewState } from '@artel/core/files'
import { useSelector } from '@xstate/react'
import { FileDrop, type FileDropProps } from '../kit/files/index.ts'
import { Field } from '../kit/index.ts'

export interface FilesFieldProps {
  actor: UploadsActor
  label: string
  hint?: string
  id?: string
  /** What the form says about its files, e.g. that they are still on their way. */
  error?: string | undefined
  /** Tiles for photos whose order is seen by others. */
  look?: FileDropProps['look']
  /** Whether the form goes without any. */
  isOptional?: boolean
}

/** The queue of files of a form over its machine, as a field. */
export function FilesField({ actor, label, hint, id, error, look = 'rows', isOptional = true }: FilesFieldProps) {
  const view: UploadsViewState = useSelector(actor, selectUploads)
  const limits = useSelector(actor, ({ context }) => context.limits)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={isOptional}>
      <FileDrop
        rows={view.rows}
        refusal={view.refusal}
        canAdd={view.canAdd}
        isHeld={view.isHeld}
        limits={limits}
        look={look}
        onAdd={(files) => actor.send({ type: 'files.add', files })}
        onRemove={(key) => actor.send({ type: 'file.remove', key })}
        onCancel={(key) => actor.send({ type: 'file.cancel', key })}
        onRetry={(key) => actor.send({ type: 'file.retry', key })}
        onMove={(key, to) => actor.send({ type: 'file.move', key, to })}
      />
    </Field>
  )
}
