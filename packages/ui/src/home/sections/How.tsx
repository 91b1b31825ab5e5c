import { objectUrl } from '@artel/core/covers/address'
import { BadgeCheck, LifeBuoy, MessageSquareLock } from 'lucide-react'
import { classNames, Icon } from '../../kit/index.ts'
import band from '../band.module.css'
import css from './How.module.css'
import { ru } from './ru.ts'

const icons = { checked: BadgeCheck, contacts: MessageSquareLock, trouble: LifeBuoy } as const

/** How a task goes, and what a client can rely on. */
export function How() {
  return (
    <section className={classNames(band.band, css.how)} aria-labelledby="home-how">
      <div>
        <h2 id="home-how">{ru.how.title}</h2>
        <ol className={css.steps}>
          {ru.how.steps.map(({ title, text, object }) => (
            <li key={title} className={css.step}>
              <img src={objectUrl(object)} alt="" width={64} height={64} loading="lazy" decoding="async" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <ul className={css.promises}>
        {ru.promises.map(({ title, text, icon }) => (
          <li key={title} className={css.promise}>
            <Icon of={icons[icon]} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
