import { drawCover } from '@artel/core/covers'
import { COVERS_PATH, isMaterial } from '@artel/core/covers/address'
import { HttpResponse, http } from 'msw'

/** Draws covers where no server stands behind the stories. */
export const coverDrawings = http.get(
  `*${COVERS_PATH}/:version/:material/:seed/:size`,
  ({ params: { material, seed, size } }) => {
    const [, width, height] = /^(\d+)x(\d+)\.svg$/.exec(String(size)) ?? []
    if (!isMaterial(String(material)) || !width || !height) return new HttpResponse(null, { status: 404 })
    const drawing = drawCover({
      material: String(material) as Parameters<typeof drawCover>[0]['material'],
      seed: String(seed),
      width: Number(width),
      height: Number(height),
    })
    return new HttpResponse(drawing, { headers: { 'content-type': 'image/svg+xml' } })
  },
)
