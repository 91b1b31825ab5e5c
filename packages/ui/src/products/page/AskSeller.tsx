import { paths } from '@artel/core/routes'
import { MessageCircle } from 'lucide-react'
import { Button, ButtonLink, Icon } from '../../kit/index.ts'
import type { ProductStepProps } from './product.types.ts'
import { ru } from './ru.ts'

/** The way into the chat about the product: the one there is, or a new one. */
export function AskSeller({
  product,
  onAsk,
  isAsking,
  isShort = false,
  className,
}: Pick<ProductStepProps, 'product' | 'onAsk' | 'isAsking'> & {
  /** There is little room. */
  isShort?: boolean
  className?: string | undefined
}) {
  if (product.chatId !== null) {
    return (
      <ButtonLink wide className={className} to={paths.chat(product.chatId)}>
        <Icon of={MessageCircle} />
        {ru.toChat}
      </ButtonLink>
    )
  }
  const isSoldOut = product.availability === 'SOLD_OUT'
  const [label, short] = isSoldOut ? [ru.askStock, ru.askStockShort] : [ru.write, ru.writeShort]
  return (
    <Button wide className={className} loading={isAsking} onClick={onAsk}>
      <Icon of={MessageCircle} />
      {isShort ? short : label}
    </Button>
  )
}
