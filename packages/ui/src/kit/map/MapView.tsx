import { useContext, useState } from 'react'
import { Skeleton, VisuallyHidden } from '../index.ts'
import { lazyPart } from '../lazy/index.ts'
import { MapTilesContext } from '../map-tiles/index.ts'
import css from './MapView.module.css'
import type { MapLook, MapPoint, MovablePin } from './map-types.ts'
import { ru } from './ru.ts'

const LeafletMap = lazyPart(async () => (await import('./LeafletMap.tsx')).LeafletMap)

export interface MapViewProps {
  /** Names the map: «Где работать». */
  label: string
  points: readonly MapPoint[]
  /** A point was pressed. */
  onSelect?: (id: string) => void
  /** A place to be chosen; beside it the points only show. */
  pin?: MovablePin
  /** Words of a pin that stands for several: «12 заданий». It must not change from render to render. */
  clusterLabel?: (count: number) => string
  /** Where it stands at first; without it all points are seen. */
  look?: MapLook | null
  /** It was moved. */
  onLook?: (look: MapLook) => void
}

/** Places on a map, over configured tiles or over outlines and names of Russia's own. Leaflet loads with the first map; the same places stand in words for those who do not see it. */
export function MapView({ label, points, onSelect, pin, clusterLabel, look = null, onLook }: MapViewProps) {
  const tiles = useContext(MapTilesContext) ?? undefined
  const [names] = useState(() => new Intl.ListFormat('ru-RU'))
  return (
    <section aria-label={label} className={css.place}>
      <VisuallyHidden>{names.format(points.map(({ name }) => name))}</VisuallyHidden>
      <LeafletMap
        points={points}
        onSelect={onSelect}
        tiles={tiles}
        pin={pin}
        clusterLabel={clusterLabel}
        look={look}
        onLook={onLook}
        failed={ru.failed}
        fallback={<Skeleton shape="block" className={css.map} />}
      />
      <p className={css.credit}>{tiles?.credit ?? ru.credit}</p>
    </section>
  )
}
