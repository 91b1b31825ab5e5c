import { onScopeDispose, shallowRef } from 'vue'

/** A readable value of core as a ref: `useReadable(market.sessionView)`. */
export const useReadable = ({ get, subscribe }) => {
  const value = shallowRef(get())
  onScopeDispose(
    subscribe(() => {
      value.value = get()
    }),
  )
  return value
}

/** The snapshot of an actor as a ref. */
export const useSnapshot = (actor) => {
  const snapshot = shallowRef(actor.getSnapshot())
  const subscription = actor.subscribe((next) => {
    snapshot.value = next
  })
  onScopeDispose(() => subscription.unsubscribe())
  return snapshot
}
