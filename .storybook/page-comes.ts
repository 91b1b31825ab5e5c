import { callsUnderWay } from './calls-under-way.ts'
import { importsUnderWay } from './imports-under-way.ts'
import { isReactAtWork } from './react-work.ts'

const frame = () => new Promise((done) => requestAnimationFrame(done))

/** Until what React and its queries have put off has been done. */
const turn = () => new Promise((done) => setTimeout(done))

/** Frames that a busy machine may need to load a part with all that it imports. */
const PATIENCE = 900

/** Turns without anything under way: what has come may ask for more. */
const QUIET = 3

const awaited = (): string[] => [
  ...importsUnderWay(),
  ...callsUnderWay(),
  ...(isReactAtWork() ? ['то, что React ещё не показал'] : []),
]

/**
 * Waits until the page has everything it has asked for: code of parts that are loaded late, answers of the network, and shows it.
 * What a story leaves out on purpose is not asked for by `import()`, or its mock says so: `pending`.
 */
export const pageComes = async (): Promise<void> => {
  for (let [count, quiet] = [0, QUIET]; quiet < QUIET || awaited().length > 0; count += 1) {
    quiet = awaited().length === 0 ? quiet + 1 : 0
    if (count === PATIENCE)
      throw new Error(`Страница не дождалась: ${awaited().join(', ')}. Так и задумано? Мок отвечает pending`)
    await (quiet === 0 ? frame() : turn())
  }
}
