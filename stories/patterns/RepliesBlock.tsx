import { ButtonLink, EmptyState, ErrorState, SkeletonText } from '@artel/ui/kit'
import { Mark } from '@artel/ui/kit/cover'
import { List, ListItem } from '@artel/ui/kit/list'
import css from './Patterns.module.css'

export interface RepliesBlockProps {
  status: 'loading' | 'empty' | 'failed' | 'offline' | 'ready'
  onRetry: () => void
}

/** The pattern of a block with data of its own: each of its states stands in the same place under the same heading. */
export function RepliesBlock({ status, onRetry }: RepliesBlockProps) {
  return (
    <section className={css.column} aria-labelledby="replies" aria-busy={status === 'loading'}>
      <h2 id="replies">Отклики</h2>
      {status === 'loading' && <SkeletonText lines={4} />}
      {status === 'empty' && (
        <EmptyState
          mark={<Mark look={{ material: 'suds', object: 'chat' }} size={112} />}
          title="Откликов пока нет"
          text="Обычно первый приходит в течение часа. Можно позвать исполнителей самим."
          action={<ButtonLink to="/executors">Найти исполнителя</ButtonLink>}
        />
      )}
      {status === 'failed' && (
        <ErrorState
          title="Не удалось загрузить отклики"
          text="Что-то сломалось у нас. Мы уже знаем."
          onRetry={onRetry}
        />
      )}
      {status === 'offline' && (
        <ErrorState title="Нет связи" text="Проверьте интернет: отклики на месте." onRetry={onRetry} />
      )}
      {status === 'ready' && (
        <List label="Отклики">
          <ListItem title="Сергей М." note="Приеду сегодня с 18 до 20" end="3 200 ₽" />
          <ListItem title="ООО «Тёплый дом»" note="Гарантия на соединения год" end="от 3 000 ₽" />
        </List>
      )}
    </section>
  )
}
