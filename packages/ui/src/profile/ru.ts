import type { ProfileGap } from '@artel/core/account'
import { counted, formatNumber } from '@artel/core/format'
import { personRules } from '@artel/core/validators'

/** Words of one's own profile. */
export const ru = {
  title: 'Профиль',
  toPage: 'Страница, которую видят заказчики',
  loading: 'Загружаем профиль',
  failed: 'Не удалось загрузить профиль',
  save: 'Сохранить',
  saved: 'Сохранено',
  back: 'Вернуться',

  filling: 'Профиль заполнен',
  fillingOf: (filled: number, total: number) => `${filled} из ${total}`,
  gapsTitle: 'Что ещё рассказать',
  gaps: {
    avatar: { name: 'Фото', gain: 'его видно в откликах, чатах и отзывах' },
    about: { name: 'О себе', gain: 'заказчик прочтёт это, когда будет выбирать' },
    verification: { name: 'Документы', gain: 'в откликах появится отметка, откроются задания для проверенных' },
    experience: { name: 'Опыт', gain: 'видно, чем и как давно вы занимаетесь' },
    city: { name: 'Город', gain: 'видно, откуда вы' },
    districts: { name: 'Районы', gain: 'видно, куда вы готовы приехать' },
    education: { name: 'Образование', gain: 'видно, где вы учились ремеслу' },
    address: { name: 'Адрес', gain: 'видно, где вас найти' },
  } satisfies Record<ProfileGap, { name: string; gain: string }>,

  person: 'Вы',
  personLead: 'Другие увидят имя и первую букву фамилии.',
  firstName: personRules.firstName.label,
  lastName: personRules.lastName.label,

  legal: 'Форма работы и реквизиты',
  legalLead: 'ИНН и ОГРН видите только вы и модераторы.',
  legalPending:
    'Документы на проверке, поэтому форму работы, ИНН, ОГРН и название пока не изменить. Остальное сохранится.',
  address: 'Адрес',
  addressHint: 'Мастерская, офис или шоурум.',
  foundationDate: 'Работаете с',
  foundationHint: 'День регистрации или начала работы.',

  badgeTitle: 'Отметка о проверке пропадёт',
  badgeText:
    'Проверены были прежние данные. После сохранения отметки не будет, пока вы не отправите документы на новые и их не проверят.',
  badgeConfirm: 'Сохранить без отметки',

  work: 'Что и где вы делаете',
  story: 'О себе',
  about: 'Рассказ',
  aboutHint: 'Что умеете, чем отличается ваша работа, какие даёте гарантии. Без телефонов и ссылок.',
  experience: {
    legend: 'Опыт',
    add: 'Добавить место работы',
    title: 'Где и кем',
    placeholder: 'Отделка квартир, ИП',
    row: (place: number) => `Место работы ${place}`,
  },
  education: {
    legend: 'Образование',
    add: 'Добавить учёбу',
    title: 'Где и чему учились',
    placeholder: 'Строительный колледж, штукатур',
    row: (place: number) => `Учёба ${place}`,
  },
  from: 'С года',
  to: 'По год',
  now: 'сейчас',
  up: (name: string) => `Выше: ${name}`,
  down: (name: string) => `Ниже: ${name}`,
  remove: (name: string) => `Убрать: ${name}`,
  removed: (name: string) => `Убрано: ${name}`,
  moved: (place: number) => `Теперь на месте ${place}`,
} as const

/** Words of the face. */
export const faceRu = {
  face: 'Фото',
  lead: 'Лицо или логотип: jpg, png или webp до 10 МБ. Можно перетащить сюда.',
  choose: 'Выбрать фото',
  change: 'Заменить фото',
  camera: 'Снять',
  remove: 'Убрать фото',
  removed: 'Фото убрано, остались инициалы',
  saved: 'Фото сохранено',
  unreadable: 'Этот файл не открылся как фото. Выберите jpg, png или webp.',
  tooLarge: 'Файл больше 10 МБ. Выберите фото поменьше.',
  cropTitle: 'Какая часть фото видна',
  cropText: 'Фото двигают пальцем, мышью или стрелками. Масштаб — ползунком, колесом или клавишами «+» и «−».',
  area: 'Видимая часть фото',
  zoom: 'Масштаб',
  zoomOf: (zoom: number) => `${formatNumber(zoom, { max: 1 })}×`,
  use: 'Сохранить фото',
  cancel: 'Отмена',
} as const

/** Words of the verification. */
export const papersRu = {
  title: 'Проверка документов',
  loading: 'Загружаем проверку',
  failed: 'Не удалось загрузить проверку',
  gain: 'После проверки рядом с именем стоит отметка с датой, и вам открыты задания, где заказчик ждёт только проверенных.',
  needed: {
    LLC: 'Приложите выписку из ЕГРЮЛ не старше 30 дней или свидетельство о постановке на учёт.',
    SP: 'Приложите выписку из ЕГРИП не старше 30 дней или лист записи ЕГРИП.',
    SE: 'Приложите справку о постановке на учёт самозанятого из приложения «Мой налог».',
  },
  privacy: 'Документы видят только вы и модераторы.',
  documents: 'Документы',
  documentsHint: 'Фото или PDF, все строки и печати читаются.',
  send: 'Отправить на проверку',
  sent: 'Документы отправлены на проверку',
  uploading: 'Отправить можно, когда файлы загрузятся.',
  attempts: (left: number) => `Осталось отправить: ${counted(left, ['раз', 'раза', 'раз'])} из 3 за 30 дней.`,
  spent: 'Попытки закончились',
  spentText: (day: string) => `Отправить документы можно 3 раза за 30 дней. Следующий раз — ${day}.`,
  rejected: 'Документы не прошли проверку',
  comment: 'Модератор пишет:',
  pending: 'Документы на проверке',
  pendingText: (day: string) => `Отправлены ${day}. Мы напишем, когда их посмотрят.`,
  withdraw: 'Отозвать',
  withdrawTitle: 'Отозвать документы?',
  withdrawText: 'Проверять их не будут. Эта отправка останется в счёте: 3 раза за 30 дней.',
  withdrawn: 'Документы отозваны',
  verified: 'Вы проверены',
  verifiedOn: (day: string) => `Документы проверены ${day}.`,
  verifiedText: {
    LLC: 'Модератор сверил название, ИНН и ОГРН с документами.',
    SP: 'Модератор сверил имя, ИНН и ОГРНИП с документами.',
    SE: 'Модератор сверил имя и ИНН со справкой о постановке на учёт.',
  },
  verifiedSeen: 'Заказчики видят отметку и дату в откликах, в чатах и на странице задания.',
  verifiedLoss: 'Если изменить реквизиты, отметка пропадёт до новой проверки.',
} as const
