import { Avatar, Badge, Button, Card, CardLink, Price, Rating, Tag } from '@artel/ui/kit'
import css from './Direction.module.css'

/** A card of work: title and price, one quiet line, then what it is filed under. */
export function WorkCard() {
  return (
    <Card as="article">
      <div className={css.cardHead}>
        <h3>
          <CardLink to="/task/1">Собрать кухонный гарнитур в новой квартире</CardLink>
        </h3>
        <Price>{'до\u00a025\u00a0000\u00a0₽'}</Price>
      </div>
      <p className={css.facts}>{'Тула, Центральный район · до\u00a028\u00a0ноября · 5\u00a0откликов'}</p>
      <div className={css.tags}>
        <Tag>Сборка мебели</Tag>
        <Badge tone="warning">Срочно</Badge>
      </div>
    </Card>
  )
}

/** A card of a person: who, how good, three facts, price, two actions. */
export function PersonCard() {
  return (
    <Card as="article">
      <div className={css.person}>
        <Avatar seed="5e0c6d1a" initials="ИП" size={56} online />
        <div>
          <h3 className={css.name}>
            Пётр Иванов <Badge tone="accent">PRO</Badge>
          </h3>
          <Rating value={4.87} count={'128\u00a0отзывов'} />
        </div>
      </div>
      <p className={css.facts}>{'214\u00a0заданий · с\u00a02019\u00a0года · отвечает за\u00a020\u00a0минут'}</p>
      <Price>{'от\u00a01\u00a0500\u00a0₽'}</Price>
      <div className={css.actions}>
        <Button dense>Предложить задание</Button>
        <Button dense variant="secondary">
          Написать
        </Button>
      </div>
    </Card>
  )
}
