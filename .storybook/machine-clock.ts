/*
 * A picture must be the same tomorrow. Stories say what time it is by the clock of the page; whatever reads the machine's
 * instead finds a day that no story speaks of.
 */

const MachineDate = Date
const ahead = MachineDate.parse('2031-05-17T09:00:00.000Z') - MachineDate.now()

/** Lets the machine's clock start at one day in every run; it goes on from there as clocks do. */
export const startClockAtOneDay = (): void => {
  if (globalThis.Date !== MachineDate) return
  globalThis.Date = new Proxy(MachineDate, {
    get: (date, name) => (name === 'now' ? () => date.now() + ahead : Reflect.get(date, name)),
    construct: (date, values, made) =>
      Reflect.construct(date, values.length === 0 ? [date.now() + ahead] : values, made),
    apply: (date) => new date(date.now() + ahead).toString(),
  })
}
