import type { Product } from '@artel/core/contract'
import { formatPrice } from '@artel/core/format'
import { deliveryLabels, productUnitLabels, stockText } from '@artel/core/products'
import { publicationRefusalSentences } from '@artel/core/publication'
import { paths } from '@artel/core/routes'
import { Check, Hammer, type LucideIcon, MapPin, PackageX, Truck } from 'lucide-react'
import { ComplainButton } from '../../complaints/ask/index.ts'
import { Alert, Badge, type BadgeProps, Button, ButtonLink, Card, Icon, Rating } from '../../kit/index.ts'
import { UnitPrice } from '../../prices/index.ts'
import { AskSeller } from './AskSeller.tsx'
import css from './ProductRail.module.css'
import type { ProductMove, ProductStepProps } from './product.types.ts'
import { ru } from './ru.ts'

const moveLabels: Readonly<Record<ProductMove, string>> = { SUBMIT: ru.submit, SHOW: ru.show, HIDE: ru.hide }

/** What the seller may do; what they may not yet says why. */
function Moves({ product, moving, onMove }: ProductStepProps) {
  const known = product.allowedEvents.filter(
    ({ event, refusal }) => event in moveLabels && refusal !== 'WRONG_STATE',
  ) as { event: ProductMove; refusal: keyof typeof publicationRefusalSentences | null }[]
  const moves = known.map(({ event, refusal }) =>
    refusal === null ? (
      <Button
        key={event}
        wide
        variant={event === 'HIDE' ? 'secondary' : 'primary'}
        loading={moving === event}
        disabled={moving !== null && moving !== event}
        onClick={() => onMove(event)}
      >
        {moveLabels[event]}
      </Button>
    ) : (
      <p key={event} className={css.caption}>
        {publicationRefusalSentences[refusal]}
      </p>
    ),
  )
  return (
    <>
      {moves}
      <ButtonLink wide variant="secondary" to={paths.productEdit(product.id)}>
        {ru.edit}
      </ButtonLink>
    </>
  )
}

/** «Казань», «Доставка или самовывоз»: a line each, with what it is about. */
const Fact = ({ icon, children }: { icon: LucideIcon; children: string }) => (
  <li>
    <Icon of={icon} />
    <span>{children}</span>
  </li>
)

/** How it stands, at a glance. */
const stocks: Readonly<Record<Product['availability'], { tone: BadgeProps['tone']; icon: LucideIcon }>> = {
  IN_STOCK: { tone: 'success', icon: Check },
  TO_ORDER: { tone: 'info', icon: Hammer },
  SOLD_OUT: { tone: 'warning', icon: PackageX },
}

/** What it is, what it costs, how it is had, and the one next step. */
export function ProductRail(props: ProductStepProps) {
  const { product, viewer, askError } = props
  const { title, rating, availability, cityName, delivery } = product
  const unit = product.price === null ? undefined : productUnitLabels[product.unit]
  const stock = stockText(product)
  return (
    <Card as="section" className={css.rail} aria-label={ru.offer}>
      <div className={css.top}>
        <Badge {...stocks[availability]}>{stock}</Badge>
        {viewer === 'BUYER' && (
          <ComplainButton subject={{ target: 'PRODUCT', targetId: String(product.id) }} look="icon" />
        )}
      </div>
      <h1 className={css.title}>{title}</h1>
      {rating.average !== null && <Rating value={rating.average} count={ru.tooFew(rating.count)} />}
      <UnitPrice size="large" price={{ sum: formatPrice(product), unit }} />
      {availability === 'SOLD_OUT' && viewer === 'BUYER' && <p className={css.caption}>{ru.soldOut}</p>}
      {askError !== null && <Alert kind="error">{askError}</Alert>}
      {viewer === 'BUYER' && <AskSeller {...props} className={css.step} />}
      {viewer === 'SELLER' && <Moves {...props} />}
      <ul className={css.facts}>
        <Fact icon={MapPin}>{cityName}</Fact>
        <Fact icon={Truck}>{deliveryLabels[delivery]}</Fact>
      </ul>
    </Card>
  )
}
