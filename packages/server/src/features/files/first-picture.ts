import { type RawBuilder, sql } from 'kysely'
import type { PictureSource } from '../images/picture.ts'
import type { AttachedTo } from './files.queries.ts'

/**
 * The first file of a thing to which only pictures are attached, as `json`; no row where there is none.
 * @param id the thing's
 */
export const firstPictureInSql = (
  column: AttachedTo,
  id: RawBuilder<unknown>,
): RawBuilder<{ json: PictureSource }> => sql`
  select json_build_object('id', f.id, 'width', f.width, 'height', f.height) as json
  from attachments a join files f on f.id = a.file_id
  where ${sql.ref(`a.${column}`)} = ${id} and f.dead_at is null order by a.position limit 1`
