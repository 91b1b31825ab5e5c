import { counted, formatMoney, type PluralForms, quoted } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { isUsable, type Room } from '@artel/core/tariffs'
import { ButtonLink, Callout, Meter } from '../kit/index.ts'
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
  /** More places are sold without another tariff, too. */
  canBuy?: boolean
  /** What is at hand has its place already, so none has to be made for it. */
  hasPlace?: boolean
}

/** How much one's tariff has room for; once it is full, what makes room, and how much larger tariffs hold. */
export function TariffRoom({ label, words, room, advice, canBuy = false, hasPlace = false }: TariffRoomProps) {
  const { tariff, count, larger } = room
  const [used, limit] = count
  return (
    <div className={css.room}>
      <Meter label={label} used={used} limit={limit} note={ru.ofTariff(quoted(tariff))} />
      {!hasPlace && !isUsable(count) && limit !== null && (
        <Callout
          kind="attention"
          title={ru.full(counted(limit, words))}
          {...((canBuy || larger.length > 0) && {
            actions: (
              <>
                {larger.length > 0 && (
                  <ButtonLink variant="secondary" dense to={paths.tariffSettings()}>
                    {ru.toTariffs}
                  </ButtonLink>
                )}
                {canBuy && (
                  <ButtonLink variant="secondary" dense to={paths.paidServices()}>
                    {ru.toPlaces}
                  </ButtonLink>
                )}
              </>
            ),
          })}
        >
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
