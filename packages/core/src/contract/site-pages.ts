import * as z from 'zod'
import { sitePageRules } from '../validators/index.ts'
import { LANDING_LIMITS, SITE_PAGE_LIMITS, SITE_PAGES } from './content-terms.ts'
import { listBy, textBy } from './primitives.ts'

export const sitePageName = z.enum(SITE_PAGES, { message: 'Такой страницы нет.' })

/** The words of a page that stands for itself: all services, the invitation to executors. */
export const sitePageWords = z.object({
  title: z.string(),
  lead: z.string(),
  pointsTitle: z.string(),
  /** Steps, or what else is told one after the other. */
  points: z.array(z.object({ title: z.string(), text: z.string() })),
  questionsTitle: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type SitePageWords = z.output<typeof sitePageWords>

/** The same as an administrator writes them. */
export const sitePageInput = z.object({
  title: textBy(sitePageRules.title),
  lead: textBy(sitePageRules.lead),
  pointsTitle: textBy(sitePageRules.pointsTitle),
  points: listBy(
    z.object({ title: textBy(sitePageRules.pointTitle), text: textBy(sitePageRules.pointText) }),
    sitePageRules.points,
    SITE_PAGE_LIMITS.points,
  ),
  questionsTitle: textBy(sitePageRules.questionsTitle),
  questions: listBy(
    z.object({ question: textBy(sitePageRules.question), answer: textBy(sitePageRules.answer) }),
    sitePageRules.questions,
    LANDING_LIMITS.questions,
  ),
})
export type SitePageInput = z.output<typeof sitePageInput>

/** Such a page in the list of all. */
export const adminSitePageRow = z.object({
  page: sitePageName,
  title: z.string(),
  /** Its words are no longer those that came with the site. */
  isReworded: z.boolean(),
})
export type AdminSitePageRow = z.output<typeof adminSitePageRow>

/** The words of such a page as they are changed. */
export const adminSitePage = z.object({ page: sitePageName, ...sitePageWords.shape, version: z.int() })
export type AdminSitePage = z.output<typeof adminSitePage>
