import type { PropertyValue, TaskRejectRule } from '@artel/core/contract'

/** A contact added to a task's text, for which the machine leaves it to a moderator. None of them leads anywhere. */
export const contactTails: readonly string[] = [
  'Если срочно, пишите на zakazchik@artel.test.',
  'Быстрее всего отвечаю по телефону +7 900 000-45-12.',
  'Подробности пришлю в телеграм: zakaz_na_svyazi.',
  'Фотографии здесь: https://artel.test/album, посмотрите перед откликом.',
  'Звоните в любое время: 8 900 000-77-03.',
  'Откликайтесь сразу на почту otvet@artel.test.',
  'Пишите в вотсап +7 900 000-19-40, здесь бываю редко.',
  'Остальное расскажу по телефону 8 (900) 000-31-58.',
]

/** A task that a moderator has refused. */
export interface RefusedTask {
  readonly category: string
  readonly rule: TaskRejectRule
  readonly title: string
  readonly description: string
  /** Roubles. */
  readonly price: number
  readonly properties?: Readonly<Record<string, PropertyValue>>
}

/** Tasks with why they were refused; CONTACTS_IN_TEXT is made from {@link contactTails}. */
export const refusedTasks: readonly RefusedTask[] = [
  {
    category: 'melkiy-remont',
    rule: 'UNCLEAR',
    title: 'Нужна помощь по дому',
    description: 'Надо кое-что сделать. Что именно, расскажу потом, приезжайте и разберёмся.',
    price: 1000,
  },
  {
    category: 'sozdanie-saytov',
    rule: 'UNCLEAR',
    title: 'Сайт как у всех, недорого',
    description: 'Нужен хороший сайт. Тема пока секрет. Сколько будет стоить и когда сделаете?',
    price: 10_000,
    properties: { kind: 'Сайт компании' },
  },
  {
    category: 'kurerskaya-dostavka',
    rule: 'WRONG_CATEGORY',
    title: 'Побелить потолок в комнате',
    description: 'Потолок бетонный, десять квадратных метров, старая побелка местами отходит. Мебель вынесем.',
    price: 6000,
  },
  {
    category: 'matematika',
    rule: 'PROHIBITED',
    title: 'Сдать за меня экзамен онлайн',
    description: 'Нужен человек, который зайдёт под моим именем и решит все задания. Камеру отключим.',
    price: 8000,
  },
  {
    category: 'teksty-i-perevody',
    rule: 'SPAM',
    title: 'Лёгкий заработок из дома каждый день',
    description: 'Ищем людей для простой работы в телефоне. Доход растёт с первого дня, вложений почти не нужно.',
    price: 50_000,
  },
  {
    category: 'vedenie-sotssetey',
    rule: 'PROHIBITED',
    title: 'Написать сто положительных отзывов',
    description: 'Отзывы от разных людей о товаре, которого они не видели. Тексты разные, оценки только высокие.',
    price: 7000,
  },
]
