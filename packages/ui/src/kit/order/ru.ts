/** Words of an order that a person gives. */
export const ru = {
  moveUp: (name: string) => `Выше: ${name}`,
  moveDown: (name: string) => `Ниже: ${name}`,
  moveEarlier: (name: string) => `Раньше: ${name}`,
  moveLater: (name: string) => `Позже: ${name}`,
  moved: (name: string, place: number, total: number) => `${name}: место ${place} из ${total}`,
} as const
