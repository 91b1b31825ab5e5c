import * as z from 'zod'
import { legalRules } from '../validators/legal-rules.ts'
import { ADMIN } from './access.ts'
import { cards } from './card.ts'
import { legalDesk, legalDocument, legalEdition, legalSummary } from './legal.ts'
import { data, isoDay, textBy } from './primitives.ts'
import { aLegalDesk, aLegalEdition, aLegalSummary } from './samples/legal.ts'

const { document, version } = aLegalEdition()
const desk = aLegalDesk()

/** Texts of the law by their editions. */
export const legalOperations = cards({
  listLegalDocuments: {
    method: 'GET',
    path: '/legal/list',
    access: 'anyone',
    summary: 'Правовые документы: какая редакция действует и какая назначена следующей.',
    policy: 'Все документы.',
    response: data(z.array(legalSummary)),
    example: { response: { data: [aLegalSummary()] } },
  },
  getLegalText: {
    method: 'GET',
    path: '/legal/text',
    access: 'anyone',
    summary: 'Текст документа: действующая редакция или названная.',
    policy: 'Любая опубликованная редакция, и будущая тоже.',
    query: z.object({ document: legalDocument, version: isoDay.optional() }),
    response: data(legalEdition),
    errors: ['NOT_FOUND'],
    example: { query: { document, version }, response: { data: aLegalEdition() } },
  },
  getLegalDesk: {
    method: 'GET',
    path: '/admin/legal/desk',
    access: ADMIN,
    summary: 'Редакции документа и текст, с которого начинается следующая.',
    policy: 'Все документы.',
    query: z.object({ document: legalDocument }),
    response: data(legalDesk),
    example: { query: { document }, response: { data: desk } },
  },
  publishLegalEdition: {
    method: 'POST',
    path: '/admin/legal/publish',
    access: ADMIN,
    idempotencyKey: true,
    summary: 'Новая редакция, с сегодняшнего или названного дня. Опубликованную не меняют и не удаляют.',
    policy: 'Все документы.',
    body: z.object({
      document: legalDocument,
      text: textBy(legalRules.text),
      isDraft: z.boolean(),
      /** The day from which it holds, of Moscow; today when none is named. */
      effectiveOn: isoDay.nullable().default(null),
      /** The last edition that was seen: nothing is published over one that nobody has read. */
      after: z.int({ message: 'Укажите редакцию.' }),
    }),
    response: data(legalDesk),
    errors: ['VERSION_CONFLICT'],
    example: {
      body: { document, text: desk.text, isDraft: true, effectiveOn: '2026-03-10', after: 3 },
      response: { data: desk },
    },
  },
})
