import { type BusinessType, COMPANY_LIMITS } from '@artel/core/contract'
import { validateInn, validateOgrn } from '@artel/core/validators'
import { random } from '../random/random.ts'

/** Region 00 is nobody's, so the product refuses it; 99 belongs to no region either, and to no real company. */
const REGION = '99'

/** The number with this start whose control digits fit. */
const completed = (start: string, length: number, problemOf: (number: string) => string | null): string => {
  const missing = length - start.length
  for (let tail = 0; tail < 10 ** missing; tail += 1) {
    const number = start + String(tail).padStart(missing, '0')
    if (problemOf(number) === null) return number
  }
  throw new Error(`No control digits fit ${start}`)
}

const digits = (name: string, count: number) => {
  const draw = random(name)
  return Array.from({ length: count }, () => draw.int(0, 9)).join('')
}

/** INN and OGRN of a demo company: they pass the checks and belong to nobody. The same code gives the same numbers. */
export function companyNumbers(code: string, type: BusinessType): { inn: string; ogrn: string | null } {
  const innLength = COMPANY_LIMITS.inn[type]
  const control = type === 'LLC' ? 1 : 2
  const start = REGION + digits(`${code}:inn`, innLength - control - REGION.length)
  const inn = completed(start, innLength, (number) => validateInn(number, type))
  if (type === 'SE') return { inn, ogrn: null }
  const ogrnLength = COMPANY_LIMITS.ogrn[type]
  const first = type === 'LLC' ? '1' : '3'
  const year = String(random(`${code}:year`).int(10, 24))
  const body = first + year + REGION + digits(`${code}:ogrn`, ogrnLength - 6)
  return { inn, ogrn: completed(body, ogrnLength, (number) => validateOgrn(number, type)) }
}
