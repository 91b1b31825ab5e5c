import { errorMessage } from '@artel/core/api'
import { FILE_LIMITS, type User } from '@artel/core/contract'
import { initials } from '@artel/core/format'
import { imageSources, type SquareCrop } from '@artel/core/images'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../services/index.ts'
import { CropDialog } from './CropDialog.tsx'
import { FaceField } from './FaceField.tsx'
import { croppedFile, type OpenedPicture, readPicture } from './read-picture.ts'
import { faceRu as ru } from './ru.ts'

/** One's own face over the calls that keep it. */
export function OwnFaceField({ viewer }: { viewer: User }) {
  const { api, session, toasts, clock } = useServices()
  const [opened, setOpened] = useState<OpenedPicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => (opened ? () => URL.revokeObjectURL(opened.src) : undefined), [opened])
  const done = (text: string) => {
    session.send({ type: 'viewer.reload' })
    toasts.send({ type: 'toast.show', kind: 'success', text, at: clock.now() })
  }
  const saving = useMutation({
    mutationFn: async ({ picture, crop }: { picture: OpenedPicture; crop: SquareCrop }) => {
      const { data } = await api.uploadFiles({ files: [await croppedFile(picture, crop)], isPrivate: false })
      await api.updateMe({ body: { avatarId: data[0]?.id ?? null } })
    },
    onSuccess: () => {
      setOpened(null)
      done(ru.saved)
    },
  })
  const removing = useMutation({
    mutationFn: () => api.updateMe({ body: { avatarId: null } }),
    onSuccess: () => done(ru.removed),
    onError: (error) => setProblem(errorMessage(error)),
  })
  const choose = async (file: File) => {
    setProblem(null)
    saving.reset()
    if (file.size > FILE_LIMITS.avatar.single) setProblem(ru.tooLarge)
    else await readPicture(file).then(setOpened, () => setProblem(ru.unreadable))
  }
  return (
    <>
      <FaceField
        seed={viewer.id}
        initials={initials(viewer)}
        src={(viewer.avatar && imageSources(viewer.avatar, 192)?.src) ?? undefined}
        problem={problem}
        isRemoving={removing.isPending}
        onChoose={(file) => void choose(file)}
        onRemove={() => removing.mutate()}
      />
      {opened && (
        <CropDialog
          src={opened.src}
          size={opened}
          busy={saving.isPending}
          error={saving.error && errorMessage(saving.error)}
          onUse={(crop) => saving.mutate({ picture: opened, crop })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
