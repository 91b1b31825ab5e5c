export { type ChosenCity, CITY_KEY, type CityStore, cityOf, createCityStore, parseCity } from './chosen-city.ts'
export {
  CITY_SEARCH_DEBOUNCE,
  type CityChooserActor,
  type CityChooserEvent,
  type CityChooserView,
  cityChooserMachine,
  provideCityChooser,
  selectCityChooser,
} from './city-chooser.machine.ts'
