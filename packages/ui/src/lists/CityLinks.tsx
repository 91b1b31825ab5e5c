import { EVERYWHERE } from '@artel/core/search'
import type { CityOfAddress, NamedCity } from './list.types.ts'
import { ru } from './ru.ts'
import css from './Segment.module.css'
import { Segment } from './Segment.tsx'

export interface CityLinksProps {
  /** The city of the address. */
  cityId: CityOfAddress
  /** The visitor's own city. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
  /** The same list in another city. */
  to: (cityId: CityOfAddress) => string
  /** The window that takes any other is asked for. */
  onOther: () => void
}

/** One's own city or the whole country, a tap apart; any other city in a window. */
export function CityLinks({ cityId, own, linked, to, onOther }: CityLinksProps) {
  const isEverywhere = cityId === EVERYWHERE || (!own && !linked)
  const ways = [
    ...(own ? [{ name: own.name, to: to(null), isCurrent: !linked && !isEverywhere }] : []),
    ...(linked ? [{ name: linked.name, to: to(linked.id), isCurrent: true }] : []),
    { name: ru.anyCity, to: to(own ? EVERYWHERE : null), isCurrent: isEverywhere },
  ]
  return (
    <Segment
      label={ru.where}
      ways={ways}
      more={
        <button type="button" className={css.more} onClick={onOther}>
          {ru.otherCity}
        </button>
      }
    />
  )
}
