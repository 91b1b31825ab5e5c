import { type HandlerArgs, OWN_QUESTIONS, type OwnQuestion, QUESTIONS_AN_HOUR } from '@artel/core/contract'
import { questionAnswerNotice } from '@artel/core/faq'
import { quoted } from '@artel/core/format'
import type { Clock } from '@artel/core/ports'
import { NO_ANSWER_ADDRESS } from '@artel/core/validators'
import type { Kysely } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import { takeOrRefuse } from '../../domain/take-or-refuse.ts'
import { accountOf, type UserViewer, type Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Mail } from '../../platform/mail/mail.service.ts'
import { networkKey } from '../../platform/rates/network-key.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { decideQuestion, lockQuestion, selectOwnQuestions } from './faq.queries.ts'

/** Questions to the team and their answers (product §17.5). */
export interface QuestionService {
  /** What somebody has asked, the newest first. */
  own(author: UserViewer): Promise<OwnQuestion[]>
  /** @throws Refusal RATE_LIMITED, VALIDATION_FAILED where a guest leaves no address */
  ask(unit: UnitOfWork, viewer: Viewer, input: HandlerArgs<'askQuestion'>['body'], ip: string): Promise<void>
  /**
   * Answers by letter and, who has an account, behind the bell; without an `answer` nobody is told anything.
   * @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED for what was decided already
   */
  decide(
    unit: UnitOfWork,
    moderator: UserViewer,
    question: { readonly id: number; readonly version: number },
    answer: string | null,
  ): Promise<void>
}

export interface QuestionDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly rates: Rates
  readonly mail: Mail
  readonly notifier: Notifier
}

const HOUR_MS = 3_600_000
/** Characters of a question that its answer repeats. */
const REPEATED = 300

const shortened = (text: string) =>
  text.length > REPEATED ? `${text.slice(0, text.lastIndexOf(' ', REPEATED))}…` : text

export function createQuestionService({ db, clock, rates, mail, notifier }: QuestionDeps): QuestionService {
  const rate = rates.limit('questions', QUESTIONS_AN_HOUR, HOUR_MS)
  return {
    async own({ id }) {
      const rows = await selectOwnQuestions(db, id, OWN_QUESTIONS)
      return rows.map(({ created_at, decided_at, ...question }) => ({
        ...question,
        createdAt: created_at.toISOString(),
        decidedAt: decided_at?.toISOString() ?? null,
      }))
    },

    async ask({ trx }, viewer, { name, email, text, website }, ip) {
      const author = accountOf(viewer)
      if (!author && email === null) throw validationRefusal({ email: NO_ANSWER_ADDRESS })
      await takeOrRefuse(rate, author?.id ?? networkKey(ip))
      // Only a robot fills in what nobody sees; it need not learn that it was noticed.
      if (website !== '') return
      const asker = author ? { author_id: author.id } : { author_id: null, name, email }
      await trx
        .insertInto('questions')
        .values({ ...asker, text, created_at: new Date(clock.now()) })
        .execute()
    },

    async decide({ trx }, moderator, { id, version }, answer) {
      const question = await lockQuestion(trx, id)
      if (!question) throw new Refusal('NOT_FOUND')
      if (question.version !== version) throw new Refusal('VERSION_CONFLICT')
      if (question.status !== 'WAITING') throw new Refusal('TRANSITION_REFUSED', { refusal: 'WRONG_STATE' })
      await decideQuestion(trx, id, { answer, moderatorId: moderator.id, at: new Date(clock.now()) })
      if (answer === null) return
      const notice = questionAnswerNotice(id, answer)
      if (question.author_id !== null) {
        await notifier.notify(trx, { userId: question.author_id, ...notice })
        return
      }
      if (question.address === null) return
      await mail.send(trx, {
        recipient: question.address,
        subject: notice.title,
        paragraphs: [
          question.name ? `Здравствуйте, ${question.name}!` : 'Здравствуйте!',
          `Вы спрашивали: ${quoted(shortened(question.text))}`,
          ...answer.split(/\n+/),
        ],
        reason: 'Вы получили это письмо, потому что задали вопрос на сайте и оставили этот адрес.',
      })
    },
  }
}
