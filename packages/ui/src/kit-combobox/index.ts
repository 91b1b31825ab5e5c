export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxStatus } from './Combobox.tsx'
