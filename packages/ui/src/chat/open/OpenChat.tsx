import { errorMessage } from '@artel/core/api'
import { paths } from '@artel/core/routes'
import { useEffect, useRef } from 'react'
import { useServices } from '../../services/index.ts'
import { useSignInFirst } from '../../services/sign-in-first/index.ts'

export interface OpenChatProps {
  /** With whom. */
  userId: string
  /** It has come to its end, whichever. */
  onClose: () => void
}

function Opening({ userId, onClose }: OpenChatProps) {
  const { api, navigate, toasts, clock } = useServices()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void api
      .createChat({ body: { kind: 'COMMON', userId } })
      .then(
        ({ data }) => navigate(paths.chat(data.id)),
        (error: unknown) =>
          toasts.send({ type: 'toast.show', kind: 'error', text: errorMessage(error), at: clock.now() }),
      )
      .finally(onClose)
  }, [api, userId, navigate, toasts, clock, onClose])
  return null
}

/** Opens the chat with somebody, the old one where there is one, and goes to it; a guest signs in first. */
export function OpenChat(props: OpenChatProps) {
  return useSignInFirst(props.onClose) ? <Opening {...props} /> : null
}
