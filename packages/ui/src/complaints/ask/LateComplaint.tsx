import { quietPart } from '../../kit/lazy/index.ts'
import type { ComplaintScreenProps } from '../ComplaintScreen.tsx'

const Part = quietPart(async () => (await import('../ComplaintScreen.tsx')).ComplaintScreen)

/** The complaint, loaded when somebody complains; `onFailed`: its code could not be had. */
export function LateComplaint(props: ComplaintScreenProps & { onFailed: () => void }) {
  return <Part {...props} />
}
