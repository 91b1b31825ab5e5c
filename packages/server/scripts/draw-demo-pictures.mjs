// Draws the photographs of the demo anew: `npm run build && node packages/server/scripts/draw-demo-pictures.mjs [scene…]`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawCover } from '@artel/core/covers'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumFlags, findChromium, pictureFlags } from '../../../.ci/chromium.mjs'
import { scenes } from './demo-scenes.mjs'

const assets = join(import.meta.dirname, '../assets')
const target = join(assets, 'demo/scenes')

/** Lightness, chroma and hue by day of the materials whose scenes give no tone. */
const tones = {
  parquet: [0.845, 0.07, 58],
  hex: [0.86, 0.055, 232],
  suds: [0.865, 0.06, 190],
  planks: [0.6, 0.08, 48],
  petals: [0.86, 0.065, 8],
  grid: [0.885, 0.045, 285],
  circuit: [0.4, 0.062, 178],
  paper: [0.855, 0.065, 322],
  film: [0.56, 0.095, 22],
  tread: [0.43, 0.014, 70],
  leaves: [0.855, 0.085, 128],
  brick: [0.7, 0.1, 40],
  plaster: [0.9, 0.02, 80],
}
const oklch = ([light, chroma, hue]) => `oklch(${light} ${chroma} ${hue})`

/** A second photograph of the same subject: seen from the other side, in another colour. */
const otherSide = ({ wall, floor, objects, light, ...rest }) => ({
  ...rest,
  wall: other(wall, 40),
  ...(floor && { floor: other(floor, -18) }),
  light: { l: 'r', r: 'l' }[light] ?? light,
  objects: objects.map(([name, x, bottom, width, turn = 0]) => [name, 100 - x, bottom, width * 1.06, -turn]),
})
const other = ({ of, seed = 1, scale = 1, tone }, turn) => {
  const [light, chroma, hue] = tone ?? tones[of]
  return { of, seed: seed + 500, scale: scale * 1.1, tone: [light - 0.02, chroma, hue + (tone ? turn : turn / 3)] }
}

const surface = ({ of, seed = 1, scale = 1, tone = tones[of] }, width, height) => {
  const [light, chroma, hue] = tone
  const isDeep = light < 0.65
  const shade = oklch([isDeep ? 0.12 : 0.26, Math.min(0.1, chroma * 1.3), hue])
  const svg = drawCover({ material: of, seed, width, height, scale, paint: { shade, isDeep } })
  return `<div style="width:100%;height:100%;background:${oklch(tone)}">${svg}</div>`
}

const objectFile = (name) =>
  `data:image/webp;base64,${readFileSync(join(assets, `objects/${name}.webp`)).toString('base64')}`
const thing = ([name, x, bottom, width, turn = 0], { horizon, light }) => {
  const fromAbove = horizon === 100
  const shadow = `drop-shadow(${light === 'r' ? -10 : 10}px ${fromAbove ? 16 : 6}px ${fromAbove ? 14 : 9}px rgb(40 20 0/.34))`
  const place = `left:${x - width / 2}%;bottom:${bottom}%;width:${width}%`
  const foot = `left:${x - width * 0.46}%;bottom:${bottom - width * 0.055}%;width:${width * 0.98}%;height:${width * 0.2}%`
  const image = `<img src="${objectFile(name)}" style="${place};transform:rotate(${turn}deg);filter:${shadow} saturate(.93)">`
  return fromAbove || bottom > 24 ? image : `<u style="${foot}"></u>${image}`
}

const lights = {
  l: '<i style="left:-8%;width:34%;transform:skewX(-24deg)"></i><i style="left:34%;width:12%;transform:skewX(-24deg)"></i>',
  r: '<i style="right:-6%;width:36%;transform:skewX(22deg)"></i><i style="right:38%;width:10%;transform:skewX(22deg)"></i>',
  t: '<b></b>',
  n: '',
}
const door = (side) =>
  `<p><s style="${side === 'left' ? 'margin-left:auto' : ''};margin-inline:12px;float:${side === 'left' ? 'right' : 'left'}"></s></p>`
const wardrobe = `<section>${door('left')}${door('right')}</section>`

const html = (scene) => {
  const { wall, floor, horizon, hasEdge, hasWardrobe, objects, light } = scene
  const ground = floor
    ? `<div class="floor" style="top:${horizon}%"><div>${surface(floor, 1600, 700)}</div></div><div class="edge ${hasEdge ? 'thick' : ''}" style="top:${horizon}%"></div>`
    : ''
  return `<style>${style}</style><div class="wall" style="height:${horizon}%">${surface(wall, 800, horizon * 6)}</div>${ground}${hasWardrobe ? wardrobe : ''}${objects.map((object) => thing(object, scene)).join('')}<div class="light">${lights[light]}</div><div class="corners"></div>`
}

const style = `
  * { margin: 0 }
  body { position: relative; width: 800px; height: 600px; overflow: hidden }
  body > * { position: absolute }
  .wall, .floor, .edge, .light, .corners { left: 0; right: 0 }
  .wall { top: 0; overflow: hidden }
  svg { width: 100%; height: 100%; display: block }
  .floor { bottom: 0; overflow: hidden; perspective: 520px; perspective-origin: 50% 0; background: #8a7a66 }
  .floor > div { position: absolute; left: -60%; right: -60%; top: 0; height: 700px; transform-origin: 50% 0; transform: rotateX(62deg) }
  .edge { height: 8px; background: linear-gradient(#fffa, #fff3 60%, #0003) }
  .edge.thick { height: 18px; background: linear-gradient(#fff6, #0000 30%, #0003) }
  u { border-radius: 50%; background: radial-gradient(closest-side, rgb(35 18 0/.5), rgb(35 18 0/.22) 55%, #0000) }
  section { left: 28%; top: 9%; width: 46%; height: 79%; background: linear-gradient(90deg, #e9d6b6, #d8bf95); box-shadow: 14px 10px 30px #3a200055; display: grid; grid-template-columns: 1fr 1fr; gap: 6px; padding: 8px; box-sizing: border-box; border-radius: 4px }
  section p { background: linear-gradient(160deg, #f4e6cc, #e2c9a0); box-shadow: inset -2px 0 #b4936355 }
  section s { width: 7px; height: 70px; margin-top: 200px; background: #6b4a25; border-radius: 4px }
  .light { inset: 0; mix-blend-mode: soft-light }
  .light i { position: absolute; top: -10%; height: 130%; background: linear-gradient(#fffef0, #fff6d8 60%, #fff0); filter: blur(9px); opacity: .75 }
  .light b { position: absolute; inset: 0; background: radial-gradient(60% 60% at 50% 18%, #fffbe6, #fff0) }
  .corners { inset: 0; background: radial-gradient(90% 90% at 50% 45%, #0000 55%, rgb(30 14 0/.26)), linear-gradient(#0000 60%, rgb(30 14 0/.14)) }
`

mkdirSync(target, { recursive: true })
const wanted = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...pictureFlags] })
const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const [place, side] of [scene, otherSide(scene)].entries()) {
    await page.setContent(html(side))
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 68, effort: 6 })
      .toBuffer()
    writeFileSync(join(target, `${name}-${place + 1}.webp`), picture)
  }
}
await browser.close()
