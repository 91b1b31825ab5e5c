import type * as kit from '@artel/ui/kit'
import type * as accordion from '@artel/ui/kit/accordion'
import type * as carousel from '@artel/ui/kit/carousel'
import type * as cover from '@artel/ui/kit/cover'
import type * as map from '@artel/ui/kit/map'
import type * as picture from '@artel/ui/kit/picture'
import type * as progress from '@artel/ui/kit/progress'
import type { PropWords } from '../../prop-words.ts'

/** What is looked at and read. */
export const contentProps = {
  Alert: {
    kind: 'Вид: успех, ошибка, внимание или справка; отличается цветом и значком',
    title: 'Главное в двух словах',
    children: 'Подробности',
    action: 'Кнопка или ссылка, которая поможет',
  },
  Avatar: {
    seed: 'От чего зависит цвет: номер человека',
    initials: 'Одна или две буквы, когда портрета нет',
    name: 'Имя вслух; не нужно там, где имя стоит рядом',
    src: 'Адрес портрета',
    size: 'Сторона в пикселях',
    online: 'Точка «в сети»',
  },
  Badge: {
    tone: 'Цвет по смыслу: тихий, заметный, сплошной (PRO и ТОП), действие, успех, ошибка, внимание, справка',
    icon: 'Значок перед словом',
    children: 'Слово или два',
  },
  Breadcrumbs: { items: 'Путь от главной к этой странице; последняя без ссылки' },
  Card: {
    as: 'Чем карточка служит на странице: статьёй, разделом, строкой списка',
    children: 'Содержание карточки',
  },
  Counter: {
    count: 'Сколько. При нуле ничего не рисуется, больше 99 пишется «99+»',
    label: 'Что сосчитано, уже в нужной форме: «7 непрочитанных»',
  },
  EmptyState: {
    icon: 'Значок над словами',
    mark: 'Предмет на материале вместо значка',
    title: 'Чего здесь нет',
    text: 'Что делать дальше',
    action: 'Одна кнопка, которая это делает',
  },
  ErrorState: {
    mark: 'Предмет на материале вместо значка',
    title: 'Что не вышло: «Не удалось загрузить задания»',
    text: 'Почему и что можно сделать',
    onRetry: 'Нажали «Повторить»; не задавайте там, где повтор не поможет',
    retrying: 'Повтор уже идёт',
  },
  Pagination: {
    page: 'Которая страница открыта, с единицы',
    pageCount: 'Сколько страниц всего',
    to: 'Адрес страницы по её номеру',
  },
  Price: {
    size: 'Большая у сделки и тарифа, малая в списке цен',
    children: 'Цена, уже словами: «от 5 000 ₽», «По договорённости»',
    note: 'Тихая строка под ценой: «за услугу», «бюджет»',
    align: 'К какому краю прижата',
  },
  Rating: {
    value: 'Оценка от 1 до 5',
    count: 'На чём она держится, уже в нужной форме: «128 отзывов»',
  },
  Skeleton: {
    shape: 'Форма того, что придёт: строка, название, кнопка, круг или блок',
    className: 'Ширина и высота там, где форма их не задаёт',
  },
  Steps: {
    steps: 'Названия шагов по порядку',
    current: 'На котором человек сейчас, с нуля',
  },
} satisfies PropWords<typeof kit>

export const accordionProps = {
  Accordion: {
    items: 'Вопросы с ответами',
    open: 'Что раскрыто; может быть несколько сразу',
    onOpenChange: 'Раскрыли или закрыли',
    headingLevel: 'Уровень заголовков, чтобы подходил странице вокруг',
  },
} satisfies PropWords<typeof accordion>

export const carouselProps = {
  Gallery: {
    label: 'Имя галереи: «Фото работы»',
    images: 'Картинки с подписями для тех, кто не видит',
    width: 'Наибольшая ширина в пикселях',
  },
} satisfies PropWords<typeof carousel>

export const mapProps = {
  MapView: {
    label: 'Имя карты: «Где работать»',
    points: 'Точки на карте',
    onSelect: 'Нажали на точку',
    tiles: 'Откуда брать куски карты и кого за них благодарить; без этого видны контуры регионов',
  },
} satisfies PropWords<typeof map>

export const pictureProps = {
  Picture: {
    picture: 'Картинка в нескольких размерах; null рисует одно место под неё',
    alt: 'Что на ней видно; пусто, если она для красоты',
    width: 'Наибольшая ширина места в пикселях',
    shape: 'Форма места: как у картинки, квадрат или широкая полоса',
    eager: 'Грузится сразу: для той, что видна первой',
  },
} satisfies PropWords<typeof picture>

export const progressProps = {
  Progress: {
    label: 'Чего ждут или что заполняется',
    labelHidden: 'Подпись только для тех, кто слушает: место само говорит, что это',
    share: 'Доля от 0 до 1; null, пока никто не знает, сколько ждать',
    valueText: 'Как это пишется и читается вслух: «3 из 10 откликов»; без этого проценты',
  },
} satisfies PropWords<typeof progress>

/** Craft materials. */
export const coverProps = {
  Cover: {
    category: 'Раздел или услуга: от неё материал и предмет',
    seed: 'Номер дела: у каждого свой рисунок, у одного всегда тот же',
    size: 'Плитка 16:9 или полоса во главе страницы',
    object: 'Предмет вместо обычного для раздела; null оставляет один материал',
    eager: 'Видна сразу: не ждёт, пока до неё долистают',
    children: 'Что стоит поверх: метка, слова',
  },
  Mark: {
    category: 'Раздел или услуга: от неё материал и предмет',
    seed: 'Номер дела: у каждого свой рисунок, у одного всегда тот же',
    size: 'Сторона в пикселях; 112 стоит над словами пустого места',
    object: 'Предмет вместо обычного для раздела',
  },
} satisfies PropWords<typeof cover>
