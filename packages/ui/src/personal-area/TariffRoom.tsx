import { counted, formatMoney, type PluralForms, quoted } from '@artel/core/format'
import { isUsable, type Room } from '@artel/core/tariffs'
import { Callout, Meter } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TariffRoom.module.css'

export interface TariffRoomProps {
  /** What is counted: «Работы в портфолио». */
  label: string
  /** The word that agrees with a number: работа, работы, работ. */
  words: PluralForms
  room: Room
  /** What can be done without another tariff. */
  advice: string
}

/** How much one's tariff has room for; once it is full, what makes room, and how much larger tariffs hold. */
export function TariffRoom({ label, words, room: { tariff, count, larger }, advice }: TariffRoomProps) {
  const [used, limit] = count
  return (
    <div className={css.room}>
      <Meter label={label} used={used} limit={limit} note={ru.ofTariff(quoted(tariff))} />
      {!isUsable(count) && limit !== null && (
        <Callout kind="attention" title={ru.full(counted(limit, words))}>
          <p>{advice}</p>
          {larger.length > 0 && (
            <>
              <p>{ru.larger}</p>
              <ul className={css.larger}>
                {larger.map(({ name, limit: most, price }) => (
                  <li key={name}>
                    {ru.tariff(quoted(name), most === null ? ru.endless : counted(most, words), formatMoney(price))}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Callout>
      )}
    </div>
  )
}
