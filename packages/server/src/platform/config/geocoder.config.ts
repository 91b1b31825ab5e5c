import * as z from 'zod'

/** Variables of the environment about the map. */
export const geocoderVariables = {
  TWO_GIS_KEY: z
    .string()
    .regex(/^[\w-]{8,}$/, { error: 'нужен ключ Geocoder API из кабинета 2ГИС.' })
    .optional(),
}
