import type { Config } from './config.ts'
import { imagesOriginOf } from './files.config.ts'
import { tilesSourceOf } from './geocoder.config.ts'

/** Where pages load pictures from besides their own site, as a Content-Security-Policy names it. */
export const imageSourcesOf = ({ files, mapTiles }: Partial<Pick<Config, 'files' | 'mapTiles'>>): readonly string[] => [
  ...[files && imagesOriginOf(files)].filter((origin) => origin !== undefined),
  ...(mapTiles ? [tilesSourceOf(mapTiles)] : []),
]
