import type { ChatRow } from '@artel/core/chat'
import { counted, formatLastVisit, formatPrice, words } from '@artel/core/format'
import { productUnitLabels } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { Avatar, ButtonLink, classNames, Icon, Link, Skeleton, TextLink, usePageTime } from '../kit/index.ts'
import { Picture } from '../kit/picture/index.ts'
import { checkedOn, faceAddress, finishedJobs, PersonName, personPath, VerifiedSign } from '../people/index.ts'
import { TaskStatusBadge } from '../tasks/index.ts'
import css from './ChatHead.module.css'
import { ru } from './ru.ts'

/** The way back to the list, for the phone that shows one of them at a time. */
export function BackLink() {
  return (
    <Link to={paths.chats()} className={css.back} aria-label={ru.toList} title={ru.toList}>
      <Icon of={ChevronLeft} size={24} />
    </Link>
  )
}

/** Where the next step of the deal is taken, in its words: with the sum where there is one to choose. */
const wayOf = ({ side, status, task, terms }: ChatRow): string => {
  const isToChoose = side === 'client' && status === 'OPEN' && task?.status === 'APPROVED' && terms !== null
  if (!isToChoose) return ru.toTask
  return terms.priceType === 'FIXED' && terms.price !== null ? ru.choose(formatPrice(terms)) : ru.chooseAny
}

function Deal({ chat, task }: { chat: ChatRow; task: NonNullable<ChatRow['task']> }) {
  const { side, terms } = chat
  const sum = terms && `${formatPrice(terms)} · ${counted(terms.termDays, words.day)}`
  return (
    <section className={css.deal} aria-label={ru.deal}>
      <Mark look={task.look} seed={task.id} size={40} />
      <div className={css.words}>
        <TextLink quiet to={paths.task(task.id)} className={css.task}>
          {task.title}
        </TextLink>
        <p className={css.step}>
          {sum && <b className={css.sum}>{sum}</b>}
          <span className={css.status}>
            <TaskStatusBadge status={task.status} />
          </span>
          <span className={css.next}>{ru.nextSteps[side][task.status]}</span>
        </p>
      </div>
      <ButtonLink dense variant="quiet" to={paths.task(task.id)} className={css.way}>
        {wayOf(chat)}
      </ButtonLink>
    </section>
  )
}

/** What a chat about a product is about, as it stands now. */
function Product({ product }: { product: NonNullable<ChatRow['product']> }) {
  const isOff = product.status !== 'PUBLISHED'
  return (
    <section className={css.deal} aria-label={ru.product}>
      <Picture picture={product.photo} alt="" width={40} shape="square" className={css.photo} />
      <div className={css.words}>
        <TextLink quiet to={paths.product(product.id)} className={css.task}>
          {product.title}
        </TextLink>
        <p className={css.step}>
          <b className={css.sum}>{formatPrice(product)}</b>
          <span>{isOff ? ru.productOff : productUnitLabels[product.unit]}</span>
        </p>
      </div>
      <ButtonLink dense variant="quiet" to={paths.product(product.id)} className={css.way}>
        {ru.toProduct}
      </ButtonLink>
    </section>
  )
}

/** Whether they are here, and why they can be trusted: finished jobs; where there is room, what was checked and when. */
function Standing({ companion, side }: Pick<ChatRow, 'companion' | 'side'>) {
  const { now, timeZone } = usePageTime()
  const jobs = finishedJobs(companion.finishedTasksCount, side === 'client')
  return (
    <p className={css.standing}>
      <span className={css.presence} data-online={companion.isOnline || undefined}>
        {formatLastVisit(companion, now, timeZone)}
      </span>
      {jobs && <span className={css.fact}>{jobs}</span>}
      {companion.isVerified && (
        <span className={css.checked}>{checkedOn(companion.verifiedAt, now, timeZone).toLocaleLowerCase('ru')}</span>
      )}
    </p>
  )
}

/** Top of a chat: the other side with their presence, and the deal or the product that the chat is about. */
export function ChatHead({ chat, actions }: { chat: ChatRow; actions: ReactNode }) {
  const { companion, task, product } = chat
  return (
    <>
      <header className={css.head}>
        <BackLink />
        <Avatar seed={companion.id} initials={companion.initials} src={faceAddress(companion.avatar, 40)} />
        <div className={css.person}>
          <h2 className={css.name}>
            <PersonName person={{ name: companion.name, to: personPath(companion) }} />{' '}
            {companion.isVerified && <VerifiedSign />}
          </h2>
          <Standing companion={companion} side={chat.side} />
        </div>
        {actions}
      </header>
      {task && <Deal chat={chat} task={task} />}
      {product && <Product product={product} />}
    </>
  )
}

/** The head of a chat of which nothing is known yet, and its deal: nearly every chat is about one. */
export function ChatHeadSkeleton() {
  return (
    <>
      <div className={css.head}>
        <BackLink />
        <Skeleton shape="circle" />
        <div className={css.person}>
          <Skeleton className={css.nameSkeleton} />
          <Skeleton className={css.presenceSkeleton} />
        </div>
      </div>
      <div className={classNames(css.deal, css.dealSkeleton)}>
        <Skeleton />
        <Skeleton />
      </div>
    </>
  )
}
