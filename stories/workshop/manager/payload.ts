import type { LoggedEvent, StagedChart } from '../chart-news.ts'

/** Data typed by hand, or what is wrong with it. */
export type Payload = { readonly data: Readonly<Record<string, unknown>> } | { readonly problem: string }

/** Reads what stands in the field of the panel. */
export const readPayload = (text: string): Payload => {
  if (text.trim() === '') return { data: {} }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { problem: 'Нужны данные в фигурных скобках, например { "text": "Казань" }.' }
    return { data: value as Readonly<Record<string, unknown>> }
  } catch {
    return { problem: 'Это не JSON: проверьте кавычки, запятые и скобки.' }
  }
}

/**
 * Data to begin with, as text: what last came with this event in the story, else the sample of the machine. `null` for an
 * event that wants none.
 */
export const samplePayload = (
  { chart, samples }: StagedChart,
  log: readonly LoggedEvent[],
  type: string,
): string | null => {
  const last = log.findLast((event) => event.machine === chart.id && event.type === type && !event.isFatal)
  const data = last && Object.keys(last.data).length > 0 ? last.data : samples[type]
  return data === undefined ? null : JSON.stringify(data, null, 2)
}
