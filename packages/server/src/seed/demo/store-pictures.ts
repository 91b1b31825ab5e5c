import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createSemaphore } from '../../platform/concurrency/semaphore.ts'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { PAPER } from './papers.ts'
import type { DemoPicture } from './pictures.ts'

/** The pictures of the demo as an upload would leave them, so that a start has nothing to decode. */
const ASSETS = new URL('../../../assets/demo/', import.meta.url)
/** Files that are on their way to the storage at a time. */
const AT_A_TIME = 16

/** Media type of all of them. */
export const PICTURE_TYPE = 'image/webp'

/** Where a picture of the demo lies on this computer. */
export const assetPath = (asset: string): string => fileURLToPath(new URL(asset, ASSETS))

/** Bytes of each asset. */
export async function assetSizes(
  pictures: readonly Pick<DemoPicture, 'asset'>[],
): Promise<ReadonlyMap<string, number>> {
  const assets = [...new Set(pictures.map(({ asset }) => asset))]
  return new Map(await Promise.all(assets.map(async (asset) => [asset, (await stat(assetPath(asset))).size] as const)))
}

/** Puts the content of the pictures, which lies where `pathOf` says, into the storage; again it replaces what is there. */
export async function storePictures(
  storage: FileStorage,
  pictures: readonly DemoPicture[],
  sizes: ReadonlyMap<string, number>,
  pathOf: (asset: string) => string = assetPath,
): Promise<void> {
  const storing = createSemaphore(AT_A_TIME)
  await Promise.all(
    pictures.map(({ id, asset }) =>
      storing.run(() => storage.put(id, pathOf(asset), { type: PICTURE_TYPE, size: sizes.get(asset) ?? 0 })),
    ),
  )
}

/** Puts the one document of the demo into the storage, once for each of these files. */
export async function storePapers(storage: FileStorage, ids: readonly string[], size: number): Promise<void> {
  const storing = createSemaphore(AT_A_TIME)
  await Promise.all(
    ids.map((id) => storing.run(() => storage.put(id, assetPath(PAPER.asset), { type: PAPER.type, size }))),
  )
}
