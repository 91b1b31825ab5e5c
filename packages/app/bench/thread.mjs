// CPU of a page's main thread by kind of work, from a trace of its loading.

/** Names of the trace's events by kind; what none of them names is part of the work around it. */
const KINDS = {
  script:
    /^(EvaluateScript|FunctionCall|v8\.|V8\.|EventDispatch|RunMicrotasks|FireAnimationFrame|FireIdleCallback|TimerFire|.*GC|XHR)/,
  style: /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|Document::updateStyle)/,
  layout: /^Layout$/,
  paint: /^(Pre)?Paint|^Layerize|^Commit$|^UpdateLayer|^CompositeLayers|^Rasterize/,
  html: /^ParseHTML/,
}
const kindOf = (name) => Object.entries(KINDS).find(([, names]) => names.test(name))?.[0]

/** Own CPU of every event of a thread, µs: what it took less what the events within it took. */
function* ownTimes(events) {
  const open = []
  for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && open.at(-1).end <= event.ts) yield open.pop()
    const own = event.tdur
    const around = open.at(-1)
    if (around) around.own -= own
    open.push({ kind: kindOf(event.name) ?? around?.kind ?? 'other', own, end: event.ts + event.dur })
  }
  yield* open
}

/** The complete events of the main thread that drew the page. */
const mainThreadOf = (events) => {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const busy = new Map()
  for (const event of events) {
    const thread = `${event.pid}:${event.tid}`
    if (event.ph !== 'X' || event.tdur === undefined || !mains.has(thread)) continue
    const list = busy.get(thread) ?? []
    list.push(event)
    busy.set(thread, list)
  }
  return [...busy.values()].sort((a, b) => b.length - a.length)[0] ?? []
}

/** CPU of the main thread in milliseconds by kind of work, `total` included, and how often it counted styles and laid out. */
export const threadCpu = (events) => {
  const sum = { total: 0, script: 0, style: 0, layout: 0, paint: 0, html: 0, other: 0 }
  const thread = mainThreadOf(events)
  for (const { kind, own } of ownTimes(thread)) {
    sum[kind] += own / 1000
    sum.total += own / 1000
  }
  return { ...sum, layouts: thread.filter(({ name }) => name === 'Layout').length }
}
