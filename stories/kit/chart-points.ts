/** Half a year of a profile, as charts take it. */
export const points = [
  ['Июнь', 184],
  ['Июль', 212],
  ['Август', 96],
  ['Сентябрь', 340],
  ['Октябрь', 1275],
  ['Ноябрь', 980],
].map(([label, value]) => ({ label: String(label), value: Number(value) }))

/** A month of it, day by day. */
export const month = Array.from({ length: 30 }, (_, n) => ({ label: `${n + 1}\u00a0ноя`, value: (n * 37) % 61 }))
