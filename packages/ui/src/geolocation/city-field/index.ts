export { CityField, type CityFieldProps, type NamedCity } from './CityField.tsx'
export { CitySearch } from './CitySearch.tsx'
