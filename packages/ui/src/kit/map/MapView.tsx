import { useState } from 'react'
import { Skeleton, VisuallyHidden } from '../index.ts'
import { lazyPart } from '../lazy/index.ts'
import css from './MapView.module.css'
import type { MapPoint, MapTiles } from './map-types.ts'
import { ru } from './ru.ts'

const LeafletMap = lazyPart(async () => (await import('./LeafletMap.tsx')).LeafletMap)

export interface MapViewProps {
  /** Names the map: «Где работать». */
  label: string
  points: readonly MapPoint[]
  /** A point was pressed. */
  onSelect?: (id: string) => void
  tiles?: MapTiles
  /** Words of a pin that stands for several: «12 заданий». It must not change from render to render. */
  clusterLabel?: (count: number) => string
}

/** Places on a map. Leaflet loads with the first map; the same places stand in words for those who do not see it. */
export function MapView({ label, points, onSelect, tiles, clusterLabel }: MapViewProps) {
  const [names] = useState(() => new Intl.ListFormat('ru-RU'))
  return (
    <section aria-label={label} className={css.place}>
      <VisuallyHidden>{names.format(points.map(({ name }) => name))}</VisuallyHidden>
      <LeafletMap
        points={points}
        onSelect={onSelect}
        tiles={tiles}
        clusterLabel={clusterLabel}
        failed={ru.failed}
        fallback={<Skeleton shape="block" className={css.map} />}
      />
      <p className={css.credit}>{tiles?.credit ?? ru.credit}</p>
    </section>
  )
}
