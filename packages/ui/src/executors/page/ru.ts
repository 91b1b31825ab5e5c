import { counted, NBSP, words } from '@artel/core/format'

const works = ['работа', 'работы', 'работ'] as const
const services = ['услуга', 'услуги', 'услуг'] as const

/** Words of the page of an executor. */
export const ru = {
  executors: 'Исполнители',
  tabs: 'Разделы страницы исполнителя',
  about: 'О себе',
  papers: 'Опыт и документы',
  prices: 'Услуги и цены',
  works: 'Работы',
  goods: 'Товары',
  answers: (minutes: number) => `отвечает за${NBSP}${counted(minutes, words.minuteAgo)}`,
  visits: 'выезжает к заказчику',

  offer: 'Предложить задание',
  write: 'Написать',
  edit: 'Изменить профиль',
  actions: 'Связаться с исполнителем',

  nothingSaid: 'О себе пока ничего не рассказано.',
  does: 'Что делает',
  districts: 'Районы',
  allPrices: (count: number) => `Весь прайс: ${counted(count, services)}`,
  allWorks: (count: number) => `Все работы: ${count}`,
  noPrices: 'Цен пока нет',
  noPricesText: 'Спросите о цене в чате или предложите задание: исполнитель назовёт свою.',
  noWorks: 'Работ пока нет',
  noWorksText: 'Посмотрите отзывы или спросите о сделанном в чате.',
  noGoods: 'Товаров пока нет',
  noGoodsText: 'Посмотрите, что делают другие мастера.',
  noGoodsOwn: 'В каталоге нет ваших товаров',
  noGoodsOwnText: 'Здесь появится то, что вы продаёте и что прошло проверку.',
  allGoods: 'Все товары мастеров',
  per: (unit: string) => `за${NBSP}${unit}`,
  priceFrom: 'Цены начинаются',
  byAgreement: 'Цену назовёт, когда узнает задание',
  toPrices: 'Смотреть прайс',
  terms: 'Цены и районы',
  trust: 'Коротко о документах',

  similar: 'Похожие исполнители',

  reviews: 'Отзывы заказчиков',
  noReviews: 'Они появятся, когда заказчики завершённых заданий расскажут, как всё прошло.',

  documents: 'Документы',
  checkedText: {
    LLC: 'Модератор сверил название, ИНН и ОГРН организации с документами.',
    SP: 'Модератор сверил имя, ИНН и ОГРНИП предпринимателя с документами.',
    SE: 'Модератор сверил имя и ИНН самозанятого со справкой о постановке на учёт.',
  },
  unchecked: 'Документы не проверены',
  uncheckedText: 'Исполнитель ещё не показал их модератору.',
  form: 'Форма работы',
  since: 'Работает с',
  experience: 'Опыт',
  education: 'Образование',
  noStory: 'Об опыте и учёбе пока ничего не рассказано.',
  years: (from: number, to: number | null) =>
    to === null ? `с${NBSP}${from}${NBSP}года` : from === to ? `${from}${NBSP}год` : `${from}–${to}${NBSP}годы`,
  toPapers: 'Опыт и документы подробно',

  photo: (title: string, n: number, of: number) => (of === 1 ? title : `${title}: фото ${n} из ${of}`),
  photos: (count: number) => counted(count, words.photo),
  shots: 'Фото работы',
  /** Of one's own work that the tariff has no room for. */
  hidden: 'не помещается в тариф, видите только вы',
  term: (days: number) => counted(days, words.day),
  cost: 'Стоимость',
  took: 'Срок',
  year: 'Год',
  category: 'Категория',
  backToWorks: 'Все работы исполнителя',
  otherWorks: 'Другие работы',
  worksCount: (count: number) => counted(count, works),

  ownPage: 'Так вашу страницу видят заказчики.',
  addWorks: { title: 'Добавить работы', gain: 'по фотографиям выбирают чаще, чем по словам' },
  addPrices: { title: 'Добавить цены', gain: 'заказчик видит, во сколько обойдётся работа, и пишет сам' },
  editWorks: 'Изменить работы',
  editPrices: 'Изменить цены',
  more: 'Чего не хватает странице',
  loadingOwn: 'Смотрим, что ещё рассказать',
  own: 'Ваша страница',
  unseen: 'Вашу страницу пока не видят',
  unseenText: 'Подтвердите почту: после этого вас найдут в поиске и смогут предложить задание.',
  toSettings: 'Перейти в настройки',
} as const
