import type { PublicUser } from '@artel/core/contract'
import { formatLastVisit } from '@artel/core/format'
import { Card, usePageTime } from '../../kit/index.ts'
import { Face, PersonName, personWords, TrustLine, trustFacts, VerifiedSign } from '../../people/index.ts'
import css from './ProductSeller.module.css'
import { ru } from './ru.ts'

/** Who sells, why to trust them, when last seen. */
export function ProductSeller({ seller }: { seller: PublicUser }) {
  const { now, timeZone } = usePageTime()
  const words = personWords(seller, 56)
  const facts = [words.about, seller.cityName, formatLastVisit(seller, now, timeZone)]
  return (
    <Card as="section" className={css.card} aria-label={ru.seller}>
      <div className={css.person}>
        <Face person={words} size={56} />
        <div className={css.words}>
          <p className={css.quiet}>{ru.seller}</p>
          <p className={css.name}>
            <PersonName person={words} /> {words.isVerified && <VerifiedSign />}
          </p>
          <p className={css.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <TrustLine facts={trustFacts(seller, now, timeZone)} />
    </Card>
  )
}
