import { useEffect, useState } from 'react'

/** The part of a form's actor that tells of its refusals. */
interface Refusing {
  on(type: 'form.refused', listener: () => void): { unsubscribe(): void }
}

/** How often the form refused to go on; each new time brings focus to the summary of its errors. */
export function useRefusals(actor: Refusing): number {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    const subscription = actor.on('form.refused', () => setRefusals((count) => count + 1))
    return () => subscription.unsubscribe()
  }, [actor])
  return refusals
}
