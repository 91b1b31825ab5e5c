import type { Picture } from '@artel/core/contract'

const hues = [28, 150, 210, 320, 95]

/** A picture of a room, drawn by code: no story waits for a network. Each number has its own colours. */
export function drawn(number: number, width = 800, height = 600): Picture {
  const hue = hues[number % hues.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 8 6" preserveAspectRatio="none"><rect width="8" height="6" fill="hsl(${hue} 32% 84%)"/><rect y="4.4" width="8" height="1.6" fill="hsl(${hue} 26% 62%)"/><rect x="1" y="1" width="2.4" height="2" fill="hsl(${hue} 45% 94%)"/><rect x="4.4" y="2.6" width="2.6" height="2.2" rx=".2" fill="hsl(${hue} 36% 42%)"/></svg>`
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return {
    id: `00000000-0000-4000-8000-00000000000${number % 10}`,
    width,
    height,
    variants: { 320: address, 640: address },
  }
}
