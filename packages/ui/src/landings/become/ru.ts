import { counted, NBSP, plural, words } from '@artel/core/format'

/** Words of the invitation to executors. */
export const ru = {
  register: 'Стать исполнителем',
  look: 'Посмотреть задания',
  waiting: (count: number) => `${counted(count, words.task)} ${plural(count, ['ждёт', 'ждут', 'ждут'])} мастера`,
  many: (cap: number) => `больше ${counted(cap, ['задания', 'заданий', 'заданий'])} ждут мастера`,
  country: 'Вся Россия',
  noFee: 'без комиссии с заказов',
  client:
    'Вы вошли как заказчик. Для работы нужен отдельный аккаунт исполнителя с другой почтой: выйдите и зарегистрируйтесь.',
  tariffs: 'Тарифы',
  tariffsNote: 'Начать можно бесплатно, сменить тариф — в любой день.',
  startFree: `Начать с${NBSP}бесплатного`,
  free: 'Бесплатно',
  monthly: 'в месяц',
  perMonth: (label: string) => `${label},${NBSP}в${NBSP}месяц`,
} as const
