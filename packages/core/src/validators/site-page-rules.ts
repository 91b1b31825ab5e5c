import { SITE_PAGE_LIMITS } from '../contract/content-terms.ts'
import { landingRules } from './landing-rules.ts'
import { countRule, textRule } from './rule.ts'

/** What administrators write on pages that stand for themselves: each rule for forms, contract, server and mocks (product §24.5). */
export const sitePageRules = {
  ...landingRules,
  pointsTitle: textRule('Заголовок шагов', ...SITE_PAGE_LIMITS.heading, 'Напишите заголовок шагов.'),
  questionsTitle: textRule('Заголовок вопросов', ...SITE_PAGE_LIMITS.heading, 'Напишите заголовок вопросов.'),
  pointTitle: textRule('Название шага', ...SITE_PAGE_LIMITS.pointTitle, 'Назовите шаг.'),
  pointText: textRule('Текст шага', ...SITE_PAGE_LIMITS.pointText, 'Напишите, что делают на этом шаге.'),
  points: countRule(SITE_PAGE_LIMITS.points, { many: `Шагов на странице не больше ${SITE_PAGE_LIMITS.points[1]}.` }),
} as const
