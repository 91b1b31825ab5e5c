import {
  provideUploads,
  selectUploads,
  type UploadsActor,
  type UploadsInput,
  type UploadsViewState,
} from '@artel/core/files'
import { useEffect, useEffectEvent, useState } from 'react'
import { useScreenMachine, useServices } from '../services/index.ts'

/** What a form must know of its files. */
export type MovedFiles = Pick<UploadsViewState, 'stored' | 'missing' | 'failed'>

const movedOf = (actor: UploadsActor): MovedFiles => {
  const { stored, missing, failed } = selectUploads(actor.getSnapshot())
  return { stored, missing, failed }
}
const keyOf = ({ stored, ...names }: MovedFiles) => JSON.stringify([stored.map(({ id }) => id), names])

/** The queue of files of a form; it is told each time what has arrived, and what has not, is another than before. */
export function useUploads(input: UploadsInput, onMoved: (files: MovedFiles) => void): UploadsActor {
  const { api } = useServices()
  const [machine] = useState(() => provideUploads(api))
  const actor = useScreenMachine(machine, { input })
  const tell = useEffectEvent(onMoved)
  useEffect(() => {
    let told = keyOf(movedOf(actor))
    const subscription = actor.subscribe(() => {
      const moved = movedOf(actor)
      if (keyOf(moved) === told) return
      told = keyOf(moved)
      tell(moved)
    })
    return () => subscription.unsubscribe()
  }, [actor])
  return actor
}
