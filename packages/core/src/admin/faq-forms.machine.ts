import type { AdminFaqItem, AdminFaqSection } from '../contract/admin-faq.ts'
import type { FAQ_AUDIENCES } from '../contract/content-terms.ts'
import type { CallArgs } from '../contract/contract.ts'
import { choiceField, defineForm, textField, valueField } from '../forms/index.ts'
import { faqRules } from '../validators/index.ts'

/** What a question of the help says. */
export type FaqItemBody = CallArgs<'createFaqItem'>['body']
/** What a section of the help says of itself. */
export type FaqSectionBody = CallArgs<'createFaqSection'>['body']

/** A question of the help with its answer, a new one or one that is changed. */
export const faqItemForm = defineForm({
  id: 'faqItem',
  fields: {
    sectionId: choiceField<number>(faqRules.section),
    question: textField(faqRules.question),
    answer: textField(faqRules.answer),
    relatedIds: valueField<number[]>([], faqRules.related),
    isHidden: valueField<boolean>(false),
  },
  send: (body, { save }: { readonly save: (body: FaqItemBody) => Promise<AdminFaqItem> }) => save(body),
})
export type FaqItemValues = typeof faqItemForm.initial

/** A section of the help, a new one or one that is changed. */
export const faqSectionForm = defineForm({
  id: 'faqSection',
  fields: {
    title: textField(faqRules.title),
    about: textField(faqRules.about),
    slug: textField(faqRules.slug),
    audience: choiceField<(typeof FAQ_AUDIENCES)[number]>(faqRules.audience),
    isHidden: valueField<boolean>(false),
  },
  send: (body, { save }: { readonly save: (body: FaqSectionBody) => Promise<AdminFaqSection> }) => save(body),
})
export type FaqSectionValues = typeof faqSectionForm.initial

/** A question as its form begins. */
export const faqItemValues = ({
  sectionId,
  question,
  answer,
  relatedIds,
  isHidden,
}: Omit<AdminFaqItem, 'id' | 'slug' | 'version'>): FaqItemValues => ({
  sectionId,
  question,
  answer,
  relatedIds,
  isHidden,
})

/** A section as its form begins. */
export const faqSectionValues = ({ title, about, slug, audience, isHidden }: AdminFaqSection): FaqSectionValues => ({
  title,
  about,
  slug,
  audience,
  isHidden,
})

/** Form of a question of the help. Port: `submit`; `faqItemForm` gives it. */
export const faqItemMachine = faqItemForm.machine
/** Form of a section of the help. Port: `submit`; `faqSectionForm` gives it. */
export const faqSectionMachine = faqSectionForm.machine
