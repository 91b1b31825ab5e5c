import { errorMessage, isApiError } from '@artel/core/api'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Alert, Button } from '../kit/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { LettersLink } from './LettersLink.tsx'
import { ru } from './ru.ts'

/** Says calmly that publishing needs a confirmed address, and sends the letter again. Nothing for anybody else. */
export function ConfirmEmailHint() {
  const { api, session, lettersPath } = useServices()
  const viewer = useViewer()
  const isNeeded = viewer !== null && !viewer.emailConfirmed
  // The link of the letter opens in another tab: coming back, one is confirmed.
  useEffect(() => {
    if (!isNeeded) return
    const look = () => session.send({ type: 'viewer.reload' })
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [isNeeded, session])
  const letter = useMutation({
    mutationKey: ['auth', 'confirmation'],
    mutationFn: () => api.sendConfirmation(),
    onError: (error) => {
      if (isApiError(error, 'EMAIL_CONFIRMED')) session.send({ type: 'viewer.reload' })
    },
  })
  if (!isNeeded) return null
  return (
    <>
      <Alert
        kind="info"
        title={ru.confirmToPublish}
        action={
          !letter.isSuccess && (
            <Button dense variant="secondary" loading={letter.isPending} onClick={() => letter.mutate()}>
              {ru.sendAgain}
            </Button>
          )
        }
      >
        {letter.isSuccess ? ru.letterSent : ru.confirmToPublishText(viewer.email)}
        <LettersLink path={lettersPath} />
      </Alert>
      {letter.isError && <Alert kind="error">{errorMessage(letter.error)}</Alert>}
    </>
  )
}
