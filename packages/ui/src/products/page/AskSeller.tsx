import { paths } from '@artel/core/routes'
import { MessageCircle } from 'lucide-react'
import { useIsLive } from '../../forms/index.ts'
import { Button, ButtonLink, Icon } from '../../kit/index.ts'
import type { ProductStepProps } from './product.types.ts'
import { ru } from './ru.ts'

/** The way into the chat about the product: the one there is, or a new one. */
export function AskSeller({
  product,
  onAsk,
  isAsking,
  className,
}: Pick<ProductStepProps, 'product' | 'onAsk' | 'isAsking'> & { className?: string | undefined }) {
  const isLive = useIsLive()
  if (product.chatId !== null) {
    return (
      <ButtonLink wide className={className} to={paths.chat(product.chatId)}>
        <Icon of={MessageCircle} />
        {ru.toChat}
      </ButtonLink>
    )
  }
  return (
    <Button wide className={className} loading={isAsking} disabled={!isLive} onClick={onAsk}>
      <Icon of={MessageCircle} />
      {ru.write}
    </Button>
  )
}
