import type { PositionFailure } from '../ports/index.ts'
import type { ChosenCity } from './chosen-city.ts'

/** Milliseconds of rest after which a new position is looked up (product §9.4). */
export const LOCATION_DEBOUNCE = 1000

/** Words of the popup that asks to switch a VPN off (product §8). */
export const LOCATION_POPUP = {
  title: 'Не удалось автоматически определить местоположение',
  text: 'Пожалуйста, отключите VPN или укажите местоположение вручную',
} as const

/** Why a position has led to no city: the first three are of product §5, the rest is the device's. */
export const LOCATION_FAILURES = {
  abroad: 'Вы находитесь не в России',
  noCity: 'Не удалось определить город по координатам',
  noRegion: 'Не удалось определить область по координатам',
  denied: 'Браузеру не разрешено определять местоположение',
  timeout: 'Местоположение определяется слишком долго',
  unavailable: 'Устройство не знает, где находится',
  unsupported: 'Браузер не умеет определять местоположение',
} as const satisfies Record<PositionFailure | 'abroad' | 'noCity' | 'noRegion', string>

/** Whether a VPN may be the cause: the place is known, and it is not a place in Russia. */
export const isVpnLikely = (reason: string): boolean =>
  [LOCATION_FAILURES.abroad, LOCATION_FAILURES.noCity, LOCATION_FAILURES.noRegion].some((cause) => cause === reason)

/** Where one is supposed to be when it is not known (product §8; the centre of the map is of product §9). */
export const DEFAULT_CITY: ChosenCity = { id: 45_000_000, name: 'Москва', lat: 55.755836, lon: 37.617774 }
/** The region of {@link DEFAULT_CITY}. */
export const DEFAULT_REGION = 'Москва'
