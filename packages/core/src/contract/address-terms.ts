// Words of the contract that stand in addresses: every page has them in its first code, and so nothing else beside them.

/** Categories of product §3.3. */
export const ARTICLE_CATEGORIES = ['PERSONAL_BLOG', 'CASES', 'ADVICES', 'INTERVIEW', 'NEWS'] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** Pages of the site that stand for themselves and whose words are written. */
export const SITE_PAGES = ['services', 'become-executor'] as const
export type SitePageName = (typeof SITE_PAGES)[number]
