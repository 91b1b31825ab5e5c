import type { faqOperations, questionVerdictOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import type { Faq } from './faq.service.ts'
import type { QuestionService } from './questions.service.ts'

export interface FaqHandlerDeps {
  readonly faq: Pick<Faq, 'sections' | 'section' | 'search'>
  readonly questions: QuestionService
  readonly log: Pick<StaffLog, 'write'>
}

type Cards = Omit<typeof faqOperations, 'rateFaqItem'> & typeof questionVerdictOperations

/** Handlers of the help and of questions to the team. */
export const faqHandlers = ({ faq, questions, log }: FaqHandlerDeps): HandlersOf<Cards> => ({
  listFaqSections: async () => ({ data: await faq.sections() }),
  getFaqSection: async ({ query }) => ({ data: await faq.section(query.slug) }),
  searchFaq: async ({ query }) => ({ data: await faq.search(query.q) }),
  listMyQuestions: async ({ viewer }) => ({ data: await questions.own(viewer) }),
  askQuestion: ({ viewer, body, request, mutate }) =>
    mutate(async (unit) => {
      await questions.ask(unit, viewer, body, request.ip)
      return undefined
    }),
  answerQuestion: ({ viewer, params: { id }, body: { version, text }, mutate }) =>
    mutate(async (unit) => {
      await questions.decide(unit, viewer, { id, version }, text)
      const deed = { object: 'QUESTION', objectId: String(id), action: 'QUESTION_ANSWERED', comment: text } as const
      await log.write(unit.trx, { ...deed, actorId: viewer.id })
      return undefined
    }),
  closeQuestion: ({ viewer, params: { id }, body: { version }, mutate }) =>
    mutate(async (unit) => {
      await questions.decide(unit, viewer, { id, version }, null)
      const deed = { object: 'QUESTION', objectId: String(id), action: 'QUESTION_CLOSED' } as const
      await log.write(unit.trx, { ...deed, actorId: viewer.id })
      return undefined
    }),
})
