// Limits of files without a schema (product §10, §19, §16). Sizes in bytes.

const MB = 1024 * 1024

/** Kinds of files that may be attached to tasks, replies and messages. */
export const ATTACHMENT_TYPES = ['jpg', 'png', 'webp', 'heic', 'pdf', 'doc', 'docx', 'xls', 'xlsx'] as const
/** Pictures of products, cases, articles, reviews and avatars. */
export const IMAGE_TYPES = ['jpg', 'png', 'webp', 'heic'] as const
/** Documents of a verification. */
export const DOCUMENT_TYPES = ['jpg', 'png', 'pdf'] as const

/** How many files, how large one may be and, if limited, all of them together. */
export interface FileLimits {
  readonly count: number
  readonly single: number
  readonly total?: number
  readonly types: readonly string[]
}

/** What each place takes. */
export const FILE_LIMITS = {
  task: { count: 10, single: 10 * MB, total: 50 * MB, types: ATTACHMENT_TYPES },
  reply: { count: 5, single: 10 * MB, types: ATTACHMENT_TYPES },
  message: { count: 10, single: 20 * MB, types: ATTACHMENT_TYPES },
  review: { count: 5, single: 10 * MB, types: IMAGE_TYPES },
  complaint: { count: 5, single: 10 * MB, types: ATTACHMENT_TYPES },
  verification: { count: 5, single: 10 * MB, types: DOCUMENT_TYPES },
  product: { count: 10, single: 10 * MB, types: IMAGE_TYPES },
  case: { count: 20, single: 10 * MB, types: IMAGE_TYPES },
  article: { count: 20, single: 10 * MB, types: IMAGE_TYPES },
  avatar: { count: 1, single: 10 * MB, types: IMAGE_TYPES },
} as const satisfies Record<string, FileLimits>

/** One request may carry so many files; the largest of the limits above. */
export const UPLOAD_COUNT = 20
export const UPLOAD_SINGLE = 20 * MB
