/** Words of the map. */
export const ru = {
  credit: '© участники OpenStreetMap',
  zoomIn: 'Ближе',
  zoomOut: 'Дальше',
  failed: 'Карта не загрузилась',
} as const
