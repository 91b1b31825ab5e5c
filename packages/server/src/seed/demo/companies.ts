/** Roots of the category tree that an executor works in, by their slugs. */
export type Trades = readonly string[]

const R = 'remont-i-otdelka'
const S = 'santekhnika-i-elektrika'
const U = 'uborka'
const G = 'gruzoperevozki'
const M = 'mebel-i-stolyarnye-raboty'
const K = 'krasota-i-zdorove'
const O = 'repetitory-i-obuchenie'
const I = 'kompyutery-i-it'
const D = 'dizayn-i-reklama'
const F = 'foto-video-i-prazdniki'
const A = 'avto'
const Y = 'sad-i-dacha'

/** Companies of the demo; none of them exists. */
export const companies: readonly { readonly name: string; readonly trades: Trades; readonly about: string }[] = [
  {
    name: 'Ремонт по чертежу',
    trades: [R, S, Y],
    about: 'Ремонт и инженерные сети по смете и договору, свои прорабы на каждом объекте.',
  },
  {
    name: 'Тёплый контур',
    trades: [S, R],
    about: 'Отопление, вода и электрика для квартир и домов. Опрессовка и схема при сдаче.',
  },
  { name: 'Чистые окна', trades: [U], about: 'Уборка квартир, офисов и мытьё окон. Инвентарь и средства свои.' },
  { name: 'Грузовой двор', trades: [G, U], about: 'Переезды, вывоз мусора и грузчики. Шесть машин, оплата по факту.' },
  { name: 'Дуб и ясень', trades: [M, R], about: 'Столярная мастерская: мебель, лестницы и кухни из массива.' },
  { name: 'Кадр и свет', trades: [F, D], about: 'Фото- и видеосъёмка, монтаж и оформление праздников.' },
  { name: 'Гараж на Заводской', trades: [A], about: 'Диагностика, ремонт и кузовные работы с письменной гарантией.' },
  { name: 'Зелёный участок', trades: [Y, G], about: 'Газоны, заборы, дренаж и уход за садом.' },
  { name: 'Сеть и код', trades: [I, D], about: 'Сайты, сети и автоматизация для небольших компаний.' },
  { name: 'Ясный урок', trades: [O], about: 'Преподаватели школьных предметов и языков, занятия лично и онлайн.' },
  {
    name: 'Мастера на районе',
    trades: [R, S, M],
    about: 'Мелкий ремонт, сантехника, электрика и сборка мебели в день обращения.',
  },
  { name: 'Свой дом', trades: [Y, R, S], about: 'Строительство и благоустройство: фундаменты, кровля, отделка.' },
  { name: 'Буква и знак', trades: [D, I], about: 'Тексты, дизайн и сайты под ключ. Работаем по всей России.' },
  { name: 'Добрые руки', trades: [K, U], about: 'Сиделки, помощницы по хозяйству и массаж на дому.' },
]

/** What people who work alone combine; the gender that the trade mostly has, to choose a name that nobody stumbles over. */
export const callings: readonly {
  readonly trades: Trades
  readonly speaker: 'he' | 'she'
  readonly about: readonly string[]
}[] = [
  {
    trades: [R, M],
    speaker: 'he',
    about: [
      'Отделка и сборка мебели, работаю один и отвечаю за каждый шов.',
      'Ремонтирую квартиры с 2011 года, показываю объекты вживую.',
    ],
  },
  {
    trades: [S, R],
    speaker: 'he',
    about: ['Сантехник и электрик, беру и мелочи, и полную замену.', 'Делаю воду, свет и плитку. Инструмент свой.'],
  },
  {
    trades: [U, K],
    speaker: 'she',
    about: [
      'Убираю квартиры и ухаживаю за пожилыми, есть рекомендации.',
      'Порядок в доме и забота о близких, работаю рядом с домом.',
    ],
  },
  {
    trades: [G, Y],
    speaker: 'he',
    about: [
      'Фургон и крепкие руки: переезды, вывоз, работы на участке.',
      'Перевожу и помогаю на даче, приезжаю вовремя.',
    ],
  },
  {
    trades: [M, R],
    speaker: 'he',
    about: ['Столяр: мебель по размерам, реставрация, двери.', 'Собираю и делаю мебель, работаю с массивом и плитой.'],
  },
  {
    trades: [K, F],
    speaker: 'she',
    about: ['Визажист и парикмахер, выезжаю на съёмки и праздники.', 'Красота к событию и на каждый день.'],
  },
  {
    trades: [O],
    speaker: 'she',
    about: [
      'Преподаю 12 лет, готовлю к экзаменам и помогаю догнать программу.',
      'Репетитор, занимаюсь онлайн и в своём районе.',
    ],
  },
  {
    trades: [I, O],
    speaker: 'he',
    about: [
      'Чиню компьютеры, настраиваю сети, учу программированию.',
      'Разработчик: сайты, боты, таблицы. Объясняю простыми словами.',
    ],
  },
  {
    trades: [D, I],
    speaker: 'she',
    about: [
      'Дизайнер: логотипы, полиграфия, сайты. Работаю по этапам.',
      'Тексты, соцсети и реклама для небольших дел.',
    ],
  },
  {
    trades: [F, D],
    speaker: 'she',
    about: ['Фотограф и монтажёр, снимаю людей и товары.', 'Съёмка, оформление и сладости к празднику.'],
  },
  {
    trades: [A, G],
    speaker: 'he',
    about: ['Автоэлектрик и механик, выезжаю на дорогу.', 'Ремонтирую машины, подбираю и перегоняю.'],
  },
  {
    trades: [Y, R],
    speaker: 'he',
    about: ['Заборы, навесы, бетон и кровля, бригада из трёх человек.', 'Строю и привожу в порядок участки.'],
  },
]
