import { isApiError } from '@artel/core/api'
import { caseQueries } from '@artel/core/cases'
import { words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { roomQueries } from '@artel/core/tariffs'
import { useQuery } from '@tanstack/react-query'
import { Alert, ButtonLink, EmptyState, ErrorState } from '../kit/index.ts'
import { AreaWaiting, PersonalArea, TariffRoom } from '../personal-area/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { CasePage } from './CasePage.tsx'
import { EditedCase } from './EditedCase.tsx'
import { ru } from './ru.ts'

/** A work of one's own portfolio, to be changed. Those of others are as if they were not there. */
export function CaseEditScreen({ id }: { id: number }) {
  const viewer = useViewer()
  return (
    <PersonalArea>
      <CasePage title={ru.editTitle}>{viewer && <OneCase id={id} viewerId={viewer.id} />}</CasePage>
    </PersonalArea>
  )
}

function OneCase({ id, viewerId }: { id: number; viewerId: string }) {
  const { api } = useServices()
  const query = useQuery({ ...caseQueries(api).one(id), throwOnError: false })
  // Without it the work can be changed all the same.
  const { data: room = null, isPending: isRoomAwaited } = useQuery(roomQueries(api).room('CASES'))
  const work = query.data
  if (work && work.executorId === viewerId && !isRoomAwaited) {
    return (
      <>
        {room && (
          <TariffRoom
            label={ru.room}
            words={words.work}
            room={room}
            advice={ru.hiddenAdvice}
            canBuy
            hasPlace={!work.isHidden}
          />
        )}
        {work.isHidden && <Alert kind="warning">{ru.hidden}</Alert>}
        <EditedCase work={work} />
      </>
    )
  }
  const isForeign = work && work.executorId !== viewerId
  if (isForeign || isApiError(query.error, 'NOT_FOUND')) {
    return (
      <EmptyState
        title={ru.goneTitle}
        text={ru.goneText}
        action={<ButtonLink to={paths.portfolio()}>{ru.toPortfolio}</ButtonLink>}
      />
    )
  }
  if (query.status === 'error') {
    return <ErrorState title={ru.oneFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  }
  return <AreaWaiting label={ru.oneLoading} />
}
