import type { Task } from '@artel/core/contract'
import { ImageGrid } from '../kit/image-grid/index.ts'
import { ru } from './ru.ts'
import css from './TaskAbout.module.css'
import { TaskFiles } from './TaskFiles.tsx'

/** What the author has shown: pictures side by side, papers by their names. */
export function TaskPhotos({ task }: { task: Task }) {
  const pictures = task.files.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []))
  const images = pictures.map((one, n) => ({ ...one, alt: ru.photo(n + 1, pictures.length) }))
  return (
    <>
      {images.length > 0 && (
        <div className={css.photos} data-alone={images.length === 1 || undefined}>
          <ImageGrid label={ru.photos} images={images} eager={task.viewer !== 'AUTHOR'} />
        </div>
      )}
      <TaskFiles files={task.files.filter(({ picture }) => picture === null)} />
    </>
  )
}
