/** Whom a sentence must agree with: a man, a woman, or a team that says «мы». */
export type Speaker = 'he' | 'she' | 'they'

/** Endings in brackets: `[он|она]` or `[он|она|мы]` of a client, `[я|мы]` or `[он|она|мы]` of an executor. */
const ENDINGS = /\[([^[\]]*)\]/g

/** Chooses the endings of a sentence that an executor says. */
export const saidByExecutor = (sentence: string, speaker: Speaker): string =>
  sentence.replace(ENDINGS, (_, endings: string) => {
    const forms = endings.split('|')
    if (forms.length === 2) return forms[speaker === 'they' ? 1 : 0] ?? ''
    return forms[['he', 'she', 'they'].indexOf(speaker)] ?? ''
  })

/** Chooses the endings of a sentence that a client says. */
export const saidByClient = (sentence: string, speaker: Speaker): string =>
  sentence.replace(ENDINGS, (_, endings: string) => endings.split('|')[speaker === 'she' ? 1 : 0] ?? '')
