import { Skeleton } from '../kit/index.ts'
import css from './ListPage.module.css'

/** Stands where the map of a list will. */
export function MapWaiting() {
  return <Skeleton shape="block" className={css.map} />
}
