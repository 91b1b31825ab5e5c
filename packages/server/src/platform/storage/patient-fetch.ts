import { performance } from 'node:perf_hooks'
import { StorageAway } from './file-storage.ts'

export interface Patience {
  /** So long a step may take: the answer, or the next piece of what is sent or received. ms */
  readonly waitMs: number
  /** So long nobody else waits after a step took longer and nothing else was answered meanwhile. ms */
  readonly restMs: number
}

/**
 * `fetch` for a storage that may be slow or away. It bounds each step, not the whole: a file may take minutes to somebody on a
 * slow line, a storage that says nothing may not. Who asks while it is known to be silent is told at once, so that requests do
 * not pile up behind it.
 * @throws StorageAway instead of whatever else `fetch` throws; the body of an answer fails with it too
 */
export function patientFetch(patience: Patience): typeof fetch {
  let awayUntil = Number.NEGATIVE_INFINITY
  let answeredAt = Number.NEGATIVE_INFINITY

  const steps = () => {
    const since = performance.now()
    const abort = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const end = () => clearTimeout(timer)
    return {
      signal: abort.signal,
      begin() {
        end()
        const { waitMs, restMs } = patience
        timer = setTimeout(() => {
          if (answeredAt < since) awayUntil = performance.now() + restMs
          abort.abort(new StorageAway(`The storage says nothing for ${waitMs} ms`))
        }, waitMs)
      },
      end,
    }
  }

  return async (url, init) => {
    if (performance.now() < awayUntil) throw new StorageAway('The storage said nothing a moment ago')
    const step = steps()
    const body = init?.body instanceof ReadableStream ? sending(init.body, step) : init?.body
    step.begin()
    try {
      // Node sends a stream only when told that it will not read the answer meanwhile.
      const answer = await fetch(url, { ...init, body, duplex: 'half', signal: step.signal } as RequestInit)
      answeredAt = performance.now()
      if (!answer.body) return answer
      const { status, statusText, headers } = answer
      return new Response(ReadableStream.from(receiving(answer.body, step)), { status, statusText, headers })
    } catch (error) {
      throw asAway(step.signal.aborted ? step.signal.reason : error)
    } finally {
      step.end()
    }
  }
}

interface Step {
  readonly signal: AbortSignal
  begin(): void
  end(): void
}

const sending = (body: ReadableStream, step: Step): ReadableStream =>
  body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        step.begin()
        controller.enqueue(chunk)
      },
    }),
  )

/** The storage is waited for only while somebody wants the next piece: a slow reader is not its fault. */
async function* receiving(body: ReadableStream<Uint8Array>, step: Step): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      step.begin()
      const { done, value } = await reader.read()
      step.end()
      if (done) return
      yield value
    }
  } catch (error) {
    throw asAway(step.signal.aborted ? step.signal.reason : error)
  } finally {
    step.end()
    reader.cancel().catch(() => {})
  }
}

export const asAway = (error: unknown): StorageAway =>
  error instanceof StorageAway ? error : new StorageAway('The storage cannot be asked', { cause: error })
