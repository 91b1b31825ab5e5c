/** A task that the visitor comes to the wizard with. What is not known is empty. */
export interface TaskAsk {
  /** What has to be done, in the visitor's words. */
  readonly title: string
  /** Slug of a category. */
  readonly category: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Reads what `paths.taskCreate` writes; whatever else stands in an address is let be. */
export const readTaskAsk = ({ title, category }: Readonly<Record<string, unknown>>): TaskAsk => ({
  title: textOf(title),
  category: textOf(category),
})
