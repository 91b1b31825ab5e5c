import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

/** «2,4 км», from ten whole kilometres. Points are public only to 500 m, so anything nearer is «меньше 1 км». */
export const formatDistance = (kilometres: number): string => {
  if (kilometres < 1) return `меньше 1${NBSP}км`
  return `${formatNumber(kilometres, { max: kilometres < 9.95 ? 1 : 0 })}${NBSP}км`
}
