import type { OwnProductCard } from '@artel/core/contract'
import { formatPrice } from '@artel/core/format'
import { productRuleFields, productRuleLabels, productUnitLabels, stockText } from '@artel/core/products'
import { publicationLabels, publicationRefusalSentences } from '@artel/core/publication'
import { paths } from '@artel/core/routes'
import { Eye, EyeOff, type LucideIcon, PackageCheck, PackageX, Pencil, Send, Trash2 } from 'lucide-react'
import { Badge, type BadgeProps, Card, CardLink, TextLink } from '../../kit/index.ts'
import { MenuItem, MenuLink, MenuRefused, MenuSeparator } from '../../kit/menu/index.ts'
import { Picture } from '../../kit/picture/index.ts'
import { QuietMenu } from '../../kit/quiet-menu/index.ts'
import { UnitPrice } from '../../prices/index.ts'
import css from './MyProductRow.module.css'
import type { OwnProductMove } from './own.types.ts'
import { ru } from './ru.ts'

export interface MyProductRowProps {
  product: OwnProductCard
  onMove: (product: OwnProductCard, move: OwnProductMove) => void
  onRemove: (product: OwnProductCard) => void
}

const tones: Readonly<Record<OwnProductCard['status'], BadgeProps['tone']>> = {
  DRAFT: 'neutral',
  PENDING: 'warning',
  PUBLISHED: 'success',
  HIDDEN: 'neutral',
  REJECTED: 'error',
}
const icons: Readonly<Record<OwnProductMove, LucideIcon>> = {
  SUBMIT: Send,
  SHOW: Eye,
  HIDE: EyeOff,
  SELL_OUT: PackageX,
  RESTOCK: PackageCheck,
}
const MOVES = ['SUBMIT', 'SHOW', 'HIDE'] as const

/** What the seller may do now; what is only short of something says of what. */
function Moves({ product, onMove }: Omit<MyProductRowProps, 'onRemove'>) {
  return MOVES.map((move) => {
    const way = product.allowedEvents.find(({ event }) => event === move)
    if (!way || way.refusal === 'WRONG_STATE') return null
    const { label, note } = ru.moves[move]
    if (way.refusal !== null) {
      const why = publicationRefusalSentences[way.refusal as keyof typeof publicationRefusalSentences]
      return (
        <MenuRefused key={move} why={why}>
          {label}
        </MenuRefused>
      )
    }
    return (
      <MenuItem key={move} icon={icons[move]} note={note} onSelect={() => onMove(product, move)}>
        {label}
      </MenuItem>
    )
  })
}

/** Whether it can be had, turned round in one press. */
function Stock({ product, onMove }: Omit<MyProductRowProps, 'onRemove'>) {
  const move = product.availability === 'SOLD_OUT' ? 'RESTOCK' : 'SELL_OUT'
  const { label, note } = ru.moves[move]
  return (
    <MenuItem icon={icons[move]} note={note} onSelect={() => onMove(product, move)}>
      {label}
    </MenuItem>
  )
}

/** Why it was turned down, where to mend it, and the way there. */
function Rejection({ id, rejectRule, rejectComment }: OwnProductCard) {
  if (rejectRule === null) return null
  const field = productRuleFields[rejectRule]
  return (
    <div className={css.rejection}>
      <p>
        <strong>{ru.rejected(productRuleLabels[rejectRule])}</strong> {rejectComment}
      </p>
      <p>{field === null ? ru.mendAll : ru.mendAt(ru.judged[field])}</p>
      <TextLink to={paths.productEdit(id)}>{ru.mend}</TextLink>
    </div>
  )
}

/** One's own product in a list: how it stands, and what is seldom done with it behind «⋯». */
export function MyProductRow({ product, onMove, onRemove }: MyProductRowProps) {
  const { id, title, photo, status, category, price } = product
  const unit = price === null ? undefined : productUnitLabels[product.unit]
  const isSoldOut = product.availability === 'SOLD_OUT'
  return (
    <Card as="article" className={css.row}>
      <Picture picture={photo} alt="" width={96} shape="wide" className={css.picture} />
      <div className={css.words}>
        <h2 className={css.title}>
          <CardLink to={paths.product(id)}>{title}</CardLink>
        </h2>
        <UnitPrice size="small" price={{ sum: formatPrice(product), unit }} />
        <ul className={css.facts}>
          <li>
            <Badge tone={tones[status]}>{publicationLabels[status]}</Badge>
          </li>
          {status === 'HIDDEN' && <li>{product.isHiddenByTariff ? ru.hiddenByTariff : ru.hiddenByOwner}</li>}
          <li>{isSoldOut ? <Badge tone="warning">{stockText(product)}</Badge> : stockText(product)}</li>
          <li>{category.name}</li>
        </ul>
      </div>
      <div className={css.menu}>
        <QuietMenu label={ru.actions(title)} framed={false}>
          <MenuLink icon={Pencil} to={paths.productEdit(id)}>
            {ru.edit}
          </MenuLink>
          {status === 'PUBLISHED' && <Stock product={product} onMove={onMove} />}
          <Moves product={product} onMove={onMove} />
          <MenuSeparator />
          <MenuItem icon={Trash2} danger note={ru.removeNote} onSelect={() => onRemove(product)}>
            {ru.remove}
          </MenuItem>
        </QuietMenu>
      </div>
      {status === 'REJECTED' && <Rejection {...product} />}
    </Card>
  )
}
