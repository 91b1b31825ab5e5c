// Words and limits of statistics without a schema: their page loads no form.

/** Days that statistics may be asked for, counted back from today. */
export const ANALYTICS_PERIODS = [7, 30, 90] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

/** How much of the statistics one has paid for: BASE_ANALYTICS opens BASE, ADVANCED_ANALYTICS opens both. */
export const ANALYTICS_LEVELS = ['NONE', 'BASE', 'ADVANCED'] as const
export type AnalyticsLevel = (typeof ANALYTICS_LEVELS)[number]

/** What of an executor is looked at: the pages about them, their works, a product of theirs. */
export const VIEW_KINDS = ['PROFILE', 'WORKS', 'PRODUCT'] as const
export type ViewKind = (typeof VIEW_KINDS)[number]
