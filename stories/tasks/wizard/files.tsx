import { FILE_LIMITS } from '@artel/core/contract'
import type { UploadRow } from '@artel/core/files'
import { Field } from '@artel/ui/kit'
import { FileDrop } from '@artel/ui/kit/files'
import { withFiles } from './task-draft.ts'

const MB = 1024 * 1024

const rowsOf = (isStuck: boolean): readonly UploadRow[] => [
  ...withFiles.files.slice(0, 1).map((file) => ({
    key: 1,
    name: file.name,
    size: 2.4 * MB,
    share: 1,
    state: { status: 'done' as const, file },
  })),
  {
    key: 2,
    name: 'План квартиры.pdf',
    size: 5 * MB,
    share: isStuck ? 0 : 0.4,
    state: isStuck
      ? { status: 'failed', failure: 'Нет связи. Попробуйте ещё раз.' }
      : { status: 'uploading', progress: { sent: 2 * MB, total: 5 * MB } },
  },
]

const ignore = () => {}

/** «Фото и документы» of the step "details": one has arrived, another is on its way or has not come. */
export const fileField = (error?: string) => (
  <Field id="task-files" label="Фото и документы" optional error={error}>
    <FileDrop
      rows={rowsOf(error !== undefined)}
      refusal={null}
      canAdd
      limits={FILE_LIMITS.task}
      onAdd={ignore}
      onRemove={ignore}
      onCancel={ignore}
      onRetry={ignore}
      onMove={ignore}
    />
  </Field>
)
