// Words of the contract that stand in addresses: every page has them in its first code, and so nothing else beside them.

/** Categories of product §3.3. */
export const ARTICLE_CATEGORIES = ['PERSONAL_BLOG', 'CASES', 'ADVICES', 'INTERVIEW', 'NEWS'] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]
