/** Clients and executors. */
export const PARTIES = ['CLIENT', 'EXECUTOR'] as const
/** Whoever takes part in chats: staff answer executors as their managers. */
export const TALKERS = ['CLIENT', 'EXECUTOR', 'MODERATOR', 'ADMIN'] as const
export const EXECUTOR = ['EXECUTOR'] as const
export const STAFF = ['MODERATOR', 'ADMIN'] as const
export const ADMIN = ['ADMIN'] as const
/** Who writes articles: executors in two of the categories, staff in all. */
export const AUTHORS = ['EXECUTOR', 'MODERATOR', 'ADMIN'] as const
