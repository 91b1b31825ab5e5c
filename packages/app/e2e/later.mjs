const AHEAD = Number(process.env.ARTEL_E2E_DAYS_LATER ?? 0) * 86_400_000
const RealDate = Date

/** A process that loads this lives so many days ahead; only what asks for the time without saying which is answered so. */
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + AHEAD)
    else super(...given)
  }
  static now() {
    return RealDate.now() + AHEAD
  }
}
