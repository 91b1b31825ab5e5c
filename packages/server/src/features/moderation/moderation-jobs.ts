import { counted, type PluralForms } from '@artel/core/format'
import { JUDGED_KINDS, type JudgedKind } from '@artel/core/moderation'
import { isAlwaysMailed } from '@artel/core/notifications'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { type Job, sweep } from '../../platform/jobs/jobs.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { countWaiting } from './moderation.queries.ts'
import { claimNews, selectStaff } from './moderation-news.queries.ts'

export interface ModerationJobDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
}

const TEN_MINUTES_MS = 600_000
/** Of a queue nobody is told again within so long: whoever works in it sees it grow. */
const PEACE_MS = 2 * 3_600_000
/** More are not counted. */
const MANY = 1000

const waiting: Readonly<Record<JudgedKind, PluralForms>> = {
  TASKS: ['задание', 'задания', 'заданий'],
  TASK_REPLIES: ['отклик', 'отклика', 'откликов'],
  TASK_OFFERS: ['предложение', 'предложения', 'предложений'],
  REVIEWS_REPLIES: ['ответ на отзыв', 'ответа на отзывы', 'ответов на отзывы'],
  USERS: ['профиль', 'профиля', 'профилей'],
  ARTICLE_PUBLISH_REQUESTS: ['статья', 'статьи', 'статей'],
  PRODUCT_REVIEWS: ['товар', 'товара', 'товаров'],
  PRODUCT_CONSUMER_REVIEWS: ['отзыв о товаре', 'отзыва о товарах', 'отзывов о товарах'],
  TASK_REVIEWS: ['отзыв', 'отзыва', 'отзывов'],
  VERIFICATION_REQUESTS: ['заявка с документами', 'заявки с документами', 'заявок с документами'],
  COMPLAINT: ['жалоба', 'жалобы', 'жалоб'],
  QUESTION: ['вопрос', 'вопроса', 'вопросов'],
  CATEGORY_REQUESTS: ['новая категория', 'новые категории', 'новых категорий'],
}

/** Tells staff that something new waits for them: one notification a queue, however much has come (product §20.3). */
export function moderationJobs({ clock, notifier }: ModerationJobDeps): Job[] {
  const tell = async ({ trx }: UnitOfWork, kind: JudgedKind): Promise<number> => {
    const now = new Date(clock.now())
    if (!(await claimNews(trx, kind, now, new Date(now.getTime() - PEACE_MS)))) return 0
    const { count } = await countWaiting(trx, kind, MANY)
    const staff = await selectStaff(trx)
    for (const userId of staff) {
      await notifier.notify(trx, {
        userId,
        kind,
        title: `${kind === 'QUESTION' ? 'Ждут ответа:' : 'На проверке'} ${counted(count, waiting[kind])}`,
        text: 'В очереди появилось новое. Дольше всех ждёт тот, кто стоит в ней первым.',
        path: paths.moderationQueue(kind),
        // Letters of the kind cannot be stopped: they are about one's own account.
        isWithoutLetter: isAlwaysMailed(kind),
      })
    }
    return staff.length
  }
  return [
    sweep({
      name: 'moderation.tell',
      everyMs: TEN_MINUTES_MS,
      async run(ctx) {
        for (const kind of JUDGED_KINDS) ctx.handled(await ctx.unit((unit) => tell(unit, kind)))
      },
    }),
  ]
}
