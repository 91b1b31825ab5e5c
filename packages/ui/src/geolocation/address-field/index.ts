export { AddressField, type AddressFieldProps } from './AddressField.tsx'
export { AddressSearch, type AddressSearchProps } from './AddressSearch.tsx'
