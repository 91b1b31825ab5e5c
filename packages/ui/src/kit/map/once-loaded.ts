/** Something that is loaded once; a failure is not remembered, so the next one asks again. */
export const onceLoaded = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | null = null
  return () => {
    loaded ??= load().catch((problem: unknown) => {
      loaded = null
      throw problem
    })
    return loaded
  }
}
