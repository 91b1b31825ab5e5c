import { type ArticleValues, NEW_ARTICLE } from '@artel/core/articles'
import type { KeyValueStorage } from '@artel/core/ports'

/** What is typed of an article and not kept by the server, on this device. */
export interface ArticleDraft {
  /** `null` where nothing waits. */
  restore(): ArticleValues | null
  write(values: ArticleValues): void
  forget(): void
}

/** @param version of the stored article that it was typed over: over another one it means nothing */
export const articleDraft = (
  storage: KeyValueStorage,
  viewerId: string,
  article: { readonly id: number; readonly version: number } | null,
): ArticleDraft => {
  const key = `artel_article_${viewerId}_${article?.id ?? 'new'}`
  const version = article?.version ?? 0
  return {
    restore() {
      try {
        const kept: unknown = JSON.parse(storage.get(key) ?? 'null')
        if (typeof kept !== 'object' || kept === null || !('version' in kept) || kept.version !== version) return null
        const { values } = kept as { readonly values?: Partial<ArticleValues> }
        // A file that had not arrived is gone with the page that had it.
        return { ...NEW_ARTICLE, ...values, cover: { stored: values?.cover?.stored ?? [], missing: [] } }
      } catch {
        return null
      }
    },
    write: (values) => storage.set(key, JSON.stringify({ version, values })),
    forget: () => storage.remove(key),
  }
}
