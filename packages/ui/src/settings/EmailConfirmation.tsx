import { errorMessage, isApiError } from '@artel/core/api'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../services/index.ts'
import { EmailConfirmationView } from './EmailConfirmationView.tsx'

/** Sends the letter again, and sees when the link of it was opened in another tab. */
export function EmailConfirmation({ email }: { email: string }) {
  const { api, session, lettersPath } = useServices()
  useEffect(() => {
    const look = () => session.send({ type: 'viewer.reload' })
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [session])
  const letter = useMutation({
    mutationKey: ['account', 'confirmation'],
    mutationFn: () => api.sendConfirmation(),
    onError: (error) => {
      if (isApiError(error, 'EMAIL_CONFIRMED')) session.send({ type: 'viewer.reload' })
    },
  })
  return (
    <EmailConfirmationView
      email={email}
      status={letter.status}
      message={letter.isError ? errorMessage(letter.error) : null}
      lettersPath={lettersPath}
      onSend={() => letter.mutate()}
    />
  )
}
