import { useEffect, useState } from 'react'
import { useViewer } from '../services/index.ts'
import { SiteFooter } from './SiteFooter.tsx'

/** The footer over the session. First as the server sent it, to a guest: that is what its code finds on the page. */
export function ViewerFooter() {
  const viewer = useViewer()
  const [isFound, setFound] = useState(false)
  useEffect(() => setFound(true), [])
  return <SiteFooter viewer={isFound ? viewer : null} />
}
