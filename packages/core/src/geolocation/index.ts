export {
  type AddressPinActor,
  addressPinMachine,
  provideAddressPin,
} from './address-pin.machine.ts'
export { type AddressPinViewState, selectAddressPin } from './address-pin.selectors.ts'
export type { AddressPinEmitted, AddressPinEvent, PinAround, PinCity } from './address-pin.types.ts'
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
export { cityNameQuery } from './city-name.ts'
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
export { isGuessed } from './places-of-pin.ts'
export { type LocationPorts, provideLocation } from './provide-location.ts'
export { placesCalled, searchPlaces } from './search-places.ts'
