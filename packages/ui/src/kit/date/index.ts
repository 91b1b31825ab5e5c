export { DatePicker, type DatePickerProps } from './DatePicker.tsx'
export { type Period, PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx'
