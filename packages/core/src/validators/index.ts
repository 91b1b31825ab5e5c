export { validateEmail } from './email.ts'
export { type MoneyRules, parseMoney, validateMoney } from './money.ts'
export { normalizePhone, validatePhone } from './phone.ts'
export { isStorable, textLength, validateText } from './text.ts'
