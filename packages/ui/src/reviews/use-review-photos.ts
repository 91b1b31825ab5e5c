import { FILE_LIMITS, type Picture } from '@artel/core/contract'
import { provideUploads, selectUploads, type UploadsActor } from '@artel/core/files'
import type { ReviewFormActor } from '@artel/core/reviews'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useScreenMachine, useServices } from '../services/index.ts'

/** The photos of a review: what is uploaded, what a mended one had, told to its form as ids. */
export function useReviewPhotos(form: ReviewFormActor, had: readonly Picture[]) {
  const { api } = useServices()
  const [machine] = useState(() => provideUploads(api))
  const uploads: UploadsActor = useScreenMachine(machine, { input: { limits: FILE_LIMITS.review } })
  const [kept, setKept] = useState(had)
  const view = useSelector(uploads, selectUploads, (one, other) => JSON.stringify(one) === JSON.stringify(other))
  const ids = [...kept.map(({ id }) => id), ...view.fileIds].join(' ')
  useEffect(() => {
    const value = view.isBusy ? null : ids.split(' ').filter(Boolean)
    form.send({ type: 'field.change', name: 'photoIds', value })
  }, [form, ids, view.isBusy])
  return {
    uploads: view,
    kept,
    onAddPhotos: (files: File[]) => uploads.send({ type: 'files.add', files: files.map((file) => file) }),
    onRemovePhoto: (key: number) => uploads.send({ type: 'file.remove', key }),
    onCancelPhoto: (key: number) => uploads.send({ type: 'file.cancel', key }),
    onRetryPhoto: (key: number) => uploads.send({ type: 'file.retry', key }),
    onRemoveKept: (id: string) => setKept(kept.filter((photo) => photo.id !== id)),
  }
}
