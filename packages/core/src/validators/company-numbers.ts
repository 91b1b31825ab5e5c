import { COMPANY_LIMITS } from '../contract/user-terms.ts'

/** Kinds of executors, as `BUSINESS_TYPES` of the contract. */
type BusinessType = keyof typeof COMPANY_LIMITS.inn

const areDigits = (value: string, count: number) => value.length === count && /^\d+$/.test(value)

/** Control digit of the start of an INN by its weights. */
const innDigit = (inn: string, weights: readonly number[]) =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(inn[index]), 0) % 11) % 10

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const ELEVENTH = [7, ...TEN]
const TWELFTH = [3, ...ELEVENTH]

const isSoundInn = (inn: string): boolean =>
  inn.length === 10
    ? innDigit(inn, TEN) === Number(inn[9])
    : innDigit(inn, ELEVENTH) === Number(inn[10]) && innDigit(inn, TWELFTH) === Number(inn[11])

/**
 * ИНН with its control digits: 10 digits of an ООО, 12 of an ИП or a self-employed (product §13). Region 00 does
 * not exist. Answers `null` or a Russian message.
 */
export const validateInn = (inn: string, businessType: BusinessType): string | null => {
  const length = COMPANY_LIMITS.inn[businessType]
  if (inn === '') return 'Укажите ИНН.'
  if (!areDigits(inn, length)) return `ИНН: ${length} цифр.`
  return !inn.startsWith('00') && isSoundInn(inn) ? null : 'ИНН: проверьте цифры, контрольное число не сходится.'
}

/**
 * ОГРН of an ООО (13 digits) or ОГРНИП of an ИП (15) with its control digit (product §13); the self-employed have
 * none. Answers `null` or a Russian message.
 */
export const validateOgrn = (ogrn: string, businessType: keyof typeof COMPANY_LIMITS.ogrn): string | null => {
  const [name, divisor] = businessType === 'LLC' ? ['ОГРН', 11] : ['ОГРНИП', 13]
  const length = COMPANY_LIMITS.ogrn[businessType]
  if (ogrn === '') return `Укажите ${name}.`
  if (!areDigits(ogrn, length)) return `${name}: ${length} цифр.`
  const isSound = (Number(ogrn.slice(0, -1)) % divisor) % 10 === Number(ogrn.at(-1)) && !ogrn.startsWith('0')
  return isSound ? null : `${name}: проверьте цифры, контрольное число не сходится.`
}
