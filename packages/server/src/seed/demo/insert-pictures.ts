import type pg from 'pg'
import { insertRows } from '../rows/insert-rows.ts'
import type { DemoPicture, DemoPictures } from './pictures.ts'
import { PICTURE_TYPE } from './store-pictures.ts'

/** Pixels of a scene, and of a face or a mark. */
export const PICTURE_SIZES = { scenes: { width: 800, height: 600 }, faces: { width: 256, height: 256 } } as const

const COLUMNS = {
  id: 'uuid',
  owner_id: 'uuid',
  is_private: 'bool',
  name: 'text',
  type: 'text',
  size: 'bigint',
  width: 'int',
  height: 'int',
  created_at: 'timestamptz',
  attached_at: 'timestamptz',
} as const

/** Writes the rows of pictures whose content is in the storage. @param sizes bytes by asset */
export function insertPictureRows(
  client: pg.PoolClient,
  pictures: readonly DemoPicture[],
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  const row = ({ id, owner, name, asset, createdAt }: DemoPicture) => {
    const { width, height } = asset.startsWith('scenes/') ? PICTURE_SIZES.scenes : PICTURE_SIZES.faces
    const at = new Date(createdAt).toISOString()
    return [id, owner.id, false, name, PICTURE_TYPE, sizes.get(asset) ?? 0, width, height, at, at]
  }
  return insertRows(client, 'files', COLUMNS, pictures.map(row))
}

/**
 * Writes faces and the photographs of tasks, whose content is in the storage.
 * @param taskIds numbers of the tasks, in the order of the lives
 */
export async function insertPictures(
  client: pg.PoolClient,
  { avatars, tasks }: DemoPictures,
  sizes: ReadonlyMap<string, number>,
  taskIds: readonly number[],
): Promise<void> {
  await insertPictureRows(
    client,
    tasks.flatMap(({ pictures }) => pictures),
    sizes,
  )
  await insertRows(
    client,
    'attachments',
    { file_id: 'uuid', task_id: 'bigint', position: 'int' },
    tasks.flatMap(({ life, pictures }) => pictures.map(({ id }, position) => [id, taskIds[life] as number, position])),
  )
  await insertAvatars(client, avatars, sizes)
}

/** Writes what people and companies are shown by, whose content is in the storage. @param sizes bytes by asset */
export async function insertAvatars(
  client: pg.PoolClient,
  avatars: readonly DemoPicture[],
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  await insertPictureRows(client, avatars, sizes)
  await client.query(
    `update users set avatar_id = face.id
     from unnest($1::uuid[], $2::uuid[]) as face (id, owner_id) where users.id = face.owner_id`,
    [avatars.map(({ id }) => id), avatars.map(({ owner }) => owner.id)],
  )
}
