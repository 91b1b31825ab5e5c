export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxStatus } from './Combobox.tsx'
export { PickField, type PickFieldProps } from './PickField.tsx'
