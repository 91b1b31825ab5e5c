import { useViewer } from '../services/index.ts'
import { SiteFooter } from './SiteFooter.tsx'

/** The footer over the session. */
export function ViewerFooter() {
  return <SiteFooter viewer={useViewer()} />
}
