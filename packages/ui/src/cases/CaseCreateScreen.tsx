import { words } from '@artel/core/format'
import { isUsable, type Room, roomQueries } from '@artel/core/tariffs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '../kit/index.ts'
import { AreaWaiting, PersonalArea, RestOfWindow, TariffRoom } from '../personal-area/index.ts'
import { useServices } from '../services/index.ts'
import { CasePage } from './CasePage.tsx'
import { NewCase } from './NewCase.tsx'
import { ru } from './ru.ts'

/** A new work, as long as the tariff has room for it. */
export function CaseCreateScreen() {
  const { api } = useServices()
  const query = useQuery(roomQueries(api).room('CASES'))
  return (
    <PersonalArea>
      <CasePage title={ru.newTitle}>
        {query.status === 'pending' && <AreaWaiting label={ru.loading} />}
        {query.status === 'error' && (
          <ErrorState title={ru.roomFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
        {query.status === 'success' && <WithRoom room={query.data} />}
      </CasePage>
    </PersonalArea>
  )
}

function WithRoom({ room }: { room: Room }) {
  // A place that is taken meanwhile takes no form away from who has typed into it: the server says so when it is sent.
  const [hadRoom] = useState(() => isUsable(room.count))
  return (
    <>
      <TariffRoom label={ru.room} words={words.work} room={room} advice={ru.advice} canBuy />
      {hadRoom ? <NewCase /> : <RestOfWindow />}
    </>
  )
}
