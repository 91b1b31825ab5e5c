// Draws the pictures of the installed site from its mark: `npm run icons -w @artel/app`.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const at = (name) => fileURLToPath(new URL(`public/${name}`, import.meta.url))
const mark = readFileSync(at('favicon.svg'), 'utf8')

/** Without round corners, which phones cut by themselves. */
const full = mark.replace(/ rx="8"/, '')
/** What a mask may cut away is a fifth of the side: the sign keeps within the rest. */
const maskable = full
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('<rect ', '<rect x="-5" y="-5" ')
  .replace('width="32" height="32"', 'width="42" height="42"')

const draw = (svg, side, name) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toFile(at(name))

await Promise.all([
  draw(mark, 192, 'icon-192.png'),
  draw(mark, 512, 'icon-512.png'),
  draw(maskable, 192, 'icon-maskable-192.png'),
  draw(maskable, 512, 'icon-maskable-512.png'),
  draw(full, 180, 'apple-touch-icon.png'),
])
