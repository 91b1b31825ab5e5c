export { MoneyInput, type MoneyInputProps, NumberInput, type NumberInputProps } from './AmountInput.tsx'
