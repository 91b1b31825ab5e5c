import type { ReplyCase } from '@artel/core/contract'
import { executorQueries } from '@artel/core/executors'
import { useQuery } from '@tanstack/react-query'
import { Lightbox } from '../kit/lightbox/index.ts'
import { useServices } from '../services/index.ts'
import { ru } from './replies.ru.ts'

/** Photos of a work as large as the screen: the cover at once, the others as they come. */
export function WorkPhotos({ work, onClose }: { work: ReplyCase; onClose: () => void }) {
  const { api } = useServices()
  const { data } = useQuery(executorQueries(api).work(work.id))
  const photos = data?.photos ?? (work.photo ? [work.photo] : [])
  const images = photos.map((picture, n) => ({
    id: picture.id,
    picture,
    alt: ru.workPhoto(work.title, n + 1, photos.length),
  }))
  return <Lightbox label={work.title} images={images} start={0} onClose={onClose} />
}
