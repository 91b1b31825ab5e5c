/** The key of what is typed about a question of the help and not sent. */
export const draftKey = (viewerId: string | undefined, item: number | 'new'): string => `artel_faq_${viewerId}_${item}`
