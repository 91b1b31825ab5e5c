import type { PublicUser } from '@artel/core/contract'
import { DOT, formatLastVisit } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Card, TextLink, usePageTime } from '../../kit/index.ts'
import { Face, PersonName, personWords, TrustLine, trustFacts, VerifiedSign } from '../../people/index.ts'
import css from './ProductSeller.module.css'
import { ru } from './ru.ts'

export interface ProductSellerProps {
  seller: PublicUser
  /** Everybody finds the goods of the seller, this one among them. */
  hasMore: boolean
}

/** Who sells, why to trust them, when last seen, and what else they have. */
export function ProductSeller({ seller, hasMore }: ProductSellerProps) {
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
          <p className={css.quiet}>{facts.filter(Boolean).join(DOT)}</p>
        </div>
      </div>
      <TrustLine facts={trustFacts(seller, now, timeZone)} />
      {hasMore && (
        <p>
          <TextLink to={paths.executorProducts(seller.id)}>{ru.moreOfSeller}</TextLink>
        </p>
      )}
    </Card>
  )
}
