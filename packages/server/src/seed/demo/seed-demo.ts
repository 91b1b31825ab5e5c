import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { hashPassword } from '../../features/auth/passwords.ts'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { inSeedTransaction, readSeedMark, writeSeedMark } from '../rows/seed-marks.ts'
import { writtenArticles } from './articles.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { drawMarks } from './draw-marks.ts'
import { everybody, generateDemo } from './generate.ts'
import { demoGoods } from './goods.ts'
import { insertArticles } from './insert-articles.ts'
import { insertCompanyCategories } from './insert-company-categories.ts'
import { insertCompanyPlaces } from './insert-company-places.ts'
import { insertDemo } from './insert-demo.ts'
import { insertDesk } from './insert-desk.ts'
import { insertGoods } from './insert-goods.ts'
import { insertPaid } from './insert-paid.ts'
import { insertPapers } from './insert-papers.ts'
import { insertAvatars, insertPictures } from './insert-pictures.ts'
import { insertReviews } from './insert-reviews.ts'
import { insertCases, insertServices } from './insert-showcase.ts'
import { insertGoodsViews, insertViews } from './insert-views.ts'
import { chooseMarks } from './marks.ts'
import { demoPapers, PAPER } from './papers.ts'
import { choosePictures } from './pictures.ts'
import { demoCases, demoServices } from './showcase.ts'
import { assetSizes, storePapers, storePictures } from './store-pictures.ts'
import { tellAnswers } from './tell-answers.ts'

/** `written` now, `present` from before, or `refused`: the database holds people of its own. */
export type DemoOutcome = 'written' | 'present' | 'refused'

/** Editions of the content; a database keeps the one it was filled with. */
const EDITION = '13'

/**
 * Fills an empty database with demo content, once: people, tasks in every status, replies and talks whose dates end at `now`
 * (milliseconds), and their pictures in the storage. All of it or nothing: pictures without rows are written over next time.
 */
export async function seedDemo(pool: pg.Pool, storage: FileStorage, now: number): Promise<DemoOutcome> {
  const [known, unknown] = await Promise.all([hashPassword(DEMO_PASSWORD), hashPassword(randomUUID())])
  const demo = generateDemo(now)
  const chosen = choosePictures(demo)
  const marks = chooseMarks(demo.people.executors)
  const cases = demoCases(demo.people.executors, now)
  const goods = demoGoods(demo.people.executors, demo.people.clients, now)
  const articles = writtenArticles(everybody(demo.people), now)
  const pictures = [
    ...chosen.avatars,
    ...[...chosen.tasks, ...cases, ...goods, ...goods.flatMap(({ reviews }) => reviews), ...articles].flatMap(
      (shown) => shown.pictures,
    ),
  ]
  const sizes = await assetSizes([...pictures, PAPER])
  const papers = demoPapers(demo.people.executors, now)
  const paperSize = sizes.get(PAPER.asset) ?? 0
  const outcome = await inSeedTransaction(pool, async (client): Promise<DemoOutcome> => {
    if ((await readSeedMark(client, 'demo')) !== undefined) return 'present'
    const { rowCount } = await client.query('select from users limit 1')
    if (rowCount !== 0) return 'refused'
    const folder = await mkdtemp(join(tmpdir(), 'artel-marks-'))
    const drawing = drawMarks(marks, folder)
    const write = async () => {
      const taskIds = await insertDemo(client, demo, { known, unknown })
      await insertReviews(client, demo.lives, taskIds)
      await insertPictures(client, chosen, sizes, taskIds)
      await insertPapers(client, papers, demo.people.moderator.id, paperSize)
      await insertPaid(client, demo.people.executors, now)
      await insertCompanyCategories(client, demo.people.executors)
      await insertCompanyPlaces(client, demo.people.executors)
      await insertServices(client, demoServices(demo.people.executors))
      await insertCases(client, cases, sizes)
      await insertGoods(client, goods, sizes)
      await insertViews(client, demo.people.executors, now)
      await insertGoodsViews(client, demo.people.executors, now)
      await insertArticles(client, articles, sizes)
      await insertAvatars(client, marks, await drawing)
      await insertDesk(client, now)
      await tellAnswers(client, now)
    }
    // The storage and the database work side by side; rows count only when both are through.
    const store = async () => {
      await storePictures(storage, pictures, sizes)
      await storePapers(
        storage,
        papers.map(({ fileId }) => fileId),
        paperSize,
      )
      await storePictures(storage, marks, await drawing, (asset) => join(folder, asset))
    }
    const [drawn, stored, written] = await Promise.allSettled([drawing, store(), write()])
    await rm(folder, { recursive: true })
    for (const part of [drawn, written, stored]) if (part.status === 'rejected') throw part.reason
    await writeSeedMark(client, 'demo', EDITION)
    return 'written'
  })
  // The embedded database analyses nothing by itself.
  if (outcome === 'written') await pool.query('analyze')
  return outcome
}
