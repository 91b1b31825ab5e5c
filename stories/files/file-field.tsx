import type { FileLimits } from '@artel/core/contract'
import { Field } from '@artel/ui/kit'
import { FileDrop, type FileDropProps } from '@artel/ui/kit/files'

const ignore = () => {}

interface FileFieldScene {
  readonly label: string
  readonly limits: FileLimits
  readonly rows?: FileDropProps['rows']
}

/** The files of a form as its queue shows them, to hand to a form that is shown without a machine. */
export const fileField = ({ label, limits, rows = [] }: FileFieldScene) =>
  function Files(error: string | undefined) {
    return (
      <Field label={label} optional error={error}>
        <FileDrop
          rows={rows}
          refusal={null}
          canAdd
          limits={limits}
          onAdd={ignore}
          onRemove={ignore}
          onCancel={ignore}
          onRetry={ignore}
        />
      </Field>
    )
  }
