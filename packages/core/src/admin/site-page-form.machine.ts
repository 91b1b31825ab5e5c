import type { ContentVersion } from '../contract/content-history.ts'
import type { AdminSitePage, SitePageInput } from '../contract/site-pages.ts'
import { defineForm, textField, valueField } from '../forms/index.ts'
import { sitePageRules } from '../validators/index.ts'
import { questionsOf, questionsRule, textOf } from './landing-form.machine.ts'

type Points = SitePageInput['points']

/** What is wrong with a point, or else with how many there are; the first of it. */
const pointsRule = (points: Points): string | null => {
  for (const { title, text } of points) {
    const said = sitePageRules.pointTitle(title.trim()) ?? sitePageRules.pointText(text.trim())
    if (said !== null) return said
  }
  return sitePageRules.points(points)
}

/** The words of a page that stands for itself. */
export const sitePageForm = defineForm({
  id: 'sitePage',
  fields: {
    title: textField(sitePageRules.title),
    lead: textField(sitePageRules.lead),
    pointsTitle: textField(sitePageRules.pointsTitle),
    points: valueField<Points>([], pointsRule),
    questionsTitle: textField(sitePageRules.questionsTitle),
    questions: valueField<SitePageInput['questions']>([], questionsRule),
  },
  send: (body, { save }: { readonly save: (body: SitePageInput) => Promise<AdminSitePage> }) => save(body),
})
export type SitePageValues = typeof sitePageForm.initial

/** A page as its form begins. */
export const sitePageValues = ({
  title,
  lead,
  pointsTitle,
  points,
  questionsTitle,
  questions,
}: SitePageInput): SitePageValues => ({ title, lead, pointsTitle, points, questionsTitle, questions })

/** The words of a page as they were once saved. */
export const sitePageOfVersion = (body: ContentVersion['body']): SitePageInput => ({
  title: textOf(body.title),
  lead: textOf(body.lead),
  pointsTitle: textOf(body.pointsTitle),
  points: (Array.isArray(body.points) ? body.points : []).map((one) => {
    const { title, text } = one as { readonly title?: unknown; readonly text?: unknown }
    return { title: textOf(title), text: textOf(text) }
  }),
  questionsTitle: textOf(body.questionsTitle),
  questions: questionsOf(body.questions),
})

/** Form of the words of a page. Port: `submit`; `sitePageForm` gives it. */
export const sitePageMachine = sitePageForm.machine
