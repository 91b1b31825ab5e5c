import { isApiError } from '@artel/core/api'
import type { Product } from '@artel/core/contract'
import { words } from '@artel/core/format'
import { productQueries, productRuleFields, productRuleLabels } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { roomQueries } from '@artel/core/tariffs'
import { useQuery } from '@tanstack/react-query'
import { Alert, ButtonLink, Callout, EmptyState, ErrorState, TextLink } from '../../kit/index.ts'
import { AreaWaiting, PersonalArea, TariffRoom } from '../../personal-area/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { EditedProduct } from './EditedProduct.tsx'
import { productFieldId } from './field-id.ts'
import { OwnProductPage } from './OwnProductPage.tsx'
import { ru } from './ru.ts'

/** One's own product, to be changed. Those of others are as if they were not there. */
export function ProductEditScreen({ id }: { id: number }) {
  const viewer = useViewer()
  return (
    <PersonalArea>
      <OwnProductPage title={ru.editTitle}>{viewer && <OneProduct id={id} viewerId={viewer.id} />}</OwnProductPage>
    </PersonalArea>
  )
}

/** How it stands, before it is changed; what was turned down says why and where to mend it. */
function Standing({ status, rejectRule, rejectComment, isHiddenByTariff }: Product) {
  if (status === 'REJECTED' && rejectRule !== null) {
    const field = productRuleFields[rejectRule]
    return (
      <Callout kind="refusal" title={ru.rejectedTitle(productRuleLabels[rejectRule].toLocaleLowerCase('ru'))}>
        {rejectComment && <p>{rejectComment}</p>}
        <p>{field === null ? ru.mendAll : ru.mendAt(ru.judged[field])}</p>
        {field !== null && (
          <p>
            <TextLink to={`#${productFieldId(field)}`}>{ru.toField(ru.fields[field])}</TextLink>
          </p>
        )}
      </Callout>
    )
  }
  const words = isHiddenByTariff ? ru.surplus : ru.standing[status]
  return words && <Alert kind={status === 'PENDING' ? 'info' : 'warning'}>{words}</Alert>
}

const takesPlace = ({ status, isHiddenByTariff }: Product) =>
  (status === 'PENDING' || status === 'PUBLISHED') && !isHiddenByTariff

function OneProduct({ id, viewerId }: { id: number; viewerId: string }) {
  const { api } = useServices()
  const query = useQuery({ ...productQueries(api).one(id), throwOnError: false })
  // Without it the product can be changed all the same.
  const { data: room = null, isPending: isRoomAwaited } = useQuery(roomQueries(api).room('PRODUCTS'))
  const product = query.data
  if (product && product.seller.id === viewerId && !isRoomAwaited) {
    return (
      <>
        {room && (
          <TariffRoom
            label={ru.room}
            words={words.product}
            room={room}
            advice={ru.placeAdvice}
            canBuy
            hasPlace={takesPlace(product)}
          />
        )}
        <Standing {...product} />
        <EditedProduct product={product} />
      </>
    )
  }
  const isForeign = product && product.seller.id !== viewerId
  if (isForeign || isApiError(query.error, 'NOT_FOUND')) {
    return (
      <EmptyState
        title={ru.goneTitle}
        text={ru.goneText}
        action={<ButtonLink to={paths.myProducts()}>{ru.toList}</ButtonLink>}
      />
    )
  }
  if (query.status === 'error') {
    return <ErrorState title={ru.oneFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  }
  return <AreaWaiting label={ru.oneLoading} />
}
