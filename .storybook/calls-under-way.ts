/** A request of the page, by its address. */
interface Call {
  readonly address: string
}

const underWay = new Set<Call>()

/** Addresses of the page's requests that have no answer yet. */
export const callsUnderWay = (): readonly string[] => [...underWay].map(({ address }) => address)

/** A mock says that it leaves a request without an answer, on purpose: nobody waits for that one. */
export const leaveUnanswered = (address: string): void => {
  for (const call of underWay) if (call.address === address) return void underWay.delete(call)
}

const addressOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, location.href).href

const frame = () => new Promise((done) => requestAnimationFrame(done))

/** An answer has been heard when whoever asked has read it, too. */
const forget = async (call: Call) => {
  await frame()
  await frame()
  underWay.delete(call)
}

/** Keeps an account of the page's requests from now on. */
export const countCalls = (): void => {
  const native = window.fetch
  window.fetch = async (...asked) => {
    const call = { address: addressOf(asked[0]) }
    underWay.add(call)
    try {
      return await native(...asked)
    } finally {
      void forget(call)
    }
  }
}
