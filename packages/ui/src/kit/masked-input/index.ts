export { MoneyInput, type MoneyInputProps } from './AmountInput.tsx'
export { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx'
