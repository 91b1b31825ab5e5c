/**
 * What a person typed or pasted → a Russian number as it is shown, as far as it goes: «+7 (900) 123 45 67» (product §5).
 * A leading 8 or 7 is the country, not a digit of the number.
 */
export const writePhone = (typed: string): string => {
  const digits = numberDigits(typed)
  if (digits === '') return /\d/.test(typed) ? '+7' : typed.includes('+') ? '+' : ''
  const parts = [digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)].filter(Boolean)
  const area = `+7 (${digits.slice(0, 3)}`
  return parts.length > 0 ? `${area}) ${parts.join(' ')}` : area
}

/** Shown number → as it travels: `+79001234567`; shorter while it is incomplete, empty when there is none. */
export const readPhone = (text: string): string => {
  const digits = numberDigits(text)
  return digits === '' ? '' : `+7${digits}`
}

/** Nobody types more; what is pasted beyond it is not a number. */
const MAX_TYPED = 100

const numberDigits = (typed: string): string => {
  const digits = typed.slice(0, MAX_TYPED).replace(/\D/g, '')
  return digits.replace(/^[78]/, '').slice(0, 10)
}
