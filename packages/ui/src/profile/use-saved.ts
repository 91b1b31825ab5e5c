import { useState } from 'react'
import { useServices } from '../services/index.ts'
import { ru } from './ru.ts'

/** Says that something is saved, and lets the rest of the site know of it. */
export function useSaved(): { readonly count: number; tell(): void } {
  const { session, toasts, clock } = useServices()
  const [count, setCount] = useState(0)
  return {
    count,
    tell() {
      setCount((last) => last + 1)
      session.send({ type: 'viewer.reload' })
      toasts.send({ type: 'toast.show', kind: 'success', text: ru.saved, at: clock.now() })
    },
  }
}
