import { NBSP } from './typography.ts'

const oneDigit = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 })

/** «2,4 км», from ten whole kilometres. Points are public only to 500 m, so anything nearer is «меньше 1 км». */
export const formatDistance = (kilometres: number): string => {
  if (kilometres < 1) return `меньше 1${NBSP}км`
  return `${(kilometres < 9.95 ? oneDigit : whole).format(kilometres)}${NBSP}км`
}
