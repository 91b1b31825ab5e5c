/** Words of pictures as large as the screen. */
export const ru = {
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
} as const
