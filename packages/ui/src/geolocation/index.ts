export { CityChooser, type CityChooserProps } from './CityChooser.tsx'
export { CityDialog } from './CityDialog.tsx'
