export { type ChosenCity, CITY_KEY, type CityStore, cityOf, createCityStore, parseCity } from './chosen-city.ts'
export {
  CITY_SEARCH_DEBOUNCE,
  type CityChooserActor,
  type CityChooserEvent,
  type CityChooserViewState,
  cityChooserMachine,
  provideCityChooser,
  selectCityChooser,
} from './city-chooser.machine.ts'
export {
  type LocationActor,
  type LocationEvent,
  type LocationViewState,
  locationMachine,
  selectLocation,
} from './location.machine.ts'
export { decideLocationAsking, isNearPage, type LocationAsking, NO_POSITION_KEY } from './location-asking.ts'
export {
  DEFAULT_CITY,
  DEFAULT_REGION,
  isVpnLikely,
  LOCATION_DEBOUNCE,
  LOCATION_FAILURES,
  LOCATION_POPUP,
} from './location-terms.ts'
export { placeAbroad } from './place-abroad.ts'
export { type LocationPorts, provideLocation } from './provide-location.ts'
export { placesCalled, searchPlaces } from './search-places.ts'
