import type { PlaceMode } from '@artel/core/contract'
import type { Manner } from '../content/manners.ts'
import { rootOf } from './task-plan.ts'

const BY_CATEGORY: Readonly<Record<string, Manner>> = {
  'fitnes-trenery': 'course',
  sidelki: 'course',
  massazh: 'course',
  'dietologi-i-psikhologi': 'course',
  shinomontazh: 'appointment',
  'torty-i-ketering': 'order',
  'predmetnaya-semka': 'order',
  'mebel-na-zakaz': 'order',
  'remont-kompyuterov-i-noutbukov': 'visit',
  'pomoshch-na-doroge': 'visit',
}

const BY_TRADE: Readonly<Record<string, Manner>> = {
  'krasota-i-zdorove': 'appointment',
  'repetitory-i-obuchenie': 'course',
  'foto-video-i-prazdniki': 'event',
}

/** How work of a category at such a place goes. */
export function mannerOf(category: string, place: PlaceMode): Manner {
  const trade = rootOf(category)
  const usual = BY_CATEGORY[category] ?? BY_TRADE[trade]
  if (usual === 'course') return usual
  if (place === 'REMOTE') return 'project'
  if (place === 'CLIENT') return usual === 'event' ? 'event' : 'visit'
  return usual === 'event' ? 'order' : (usual ?? 'workshop')
}
