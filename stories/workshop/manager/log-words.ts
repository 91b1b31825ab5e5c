import { activeStates } from '../active-states.ts'
import type { LoggedEvent } from '../chart-news.ts'
import { labelOf } from '../event-label.ts'

const SENDERS: Readonly<Record<LoggedEvent['by'], string>> = {
  panel: 'из панели',
  person: 'рукой в истории',
  page: 'страница сама',
  machine: 'машина сама',
}

/** The innermost states, `editing.what`; several where a machine is in several at once. */
const placeOf = (value: LoggedEvent['to']): string => {
  const paths = activeStates(value)
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))).join(' и ')
}

/** An event of the log in words. */
export const logWords = ({ type, data, by, from, to, isFatal }: LoggedEvent) => {
  const [before, after] = [placeOf(from), placeOf(to)]
  const moved = before === after ? `осталась в ${after}` : `${before} → ${after}`
  return {
    event: labelOf(type),
    // The machine's own answers can be whole pages of data.
    data: by === 'machine' || Object.keys(data).length === 0 ? '' : JSON.stringify(data),
    sender: SENDERS[by],
    change: isFatal ? `сломалась в ${before}` : moved,
  }
}
