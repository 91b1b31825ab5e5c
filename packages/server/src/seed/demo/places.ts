/** A city of the demo with parts of it that people name in a task. Names as the gazetteer has them. */
export interface DemoPlace {
  readonly city: string
  readonly districts: readonly string[]
  readonly clients: number
  readonly executors: number
}

const place = (city: string, clients: number, executors: number, ...districts: string[]): DemoPlace => ({
  city,
  districts,
  clients,
  executors,
})

/** Thirty cities; the counts add up to 40 clients and 60 executors. */
export const places: readonly DemoPlace[] = [
  place('Москва', 5, 13, 'Бутово', 'Марьино', 'Сокол', 'Измайлово', 'Хамовники', 'Митино', 'Тушино', 'Чертаново'),
  place('Санкт-Петербург', 3, 8, 'Купчино', 'Васильевский остров', 'Петроградская сторона', 'Озерки', 'Парнас'),
  place('Екатеринбург', 2, 5, 'Уралмаш', 'Академический', 'Ботаника', 'ВИЗ'),
  place('Новосибирск', 2, 5, 'Академгородок', 'Затулинка', 'Родники'),
  place('Казань', 2, 5, 'Азино', 'Ново-Савиновский район', 'Горки'),
  place('Нижний Новгород', 2, 4, 'Сормово', 'Автозавод', 'Мещера', 'Кузнечиха'),
  place('Краснодар', 1, 3, 'Гидрострой', 'Музыкальный', 'Юбилейный'),
  place('Самара', 1, 3, 'Безымянка', 'Солнечный', 'Самарский район'),
  place('Ростов-на-Дону', 1, 2, 'Западный', 'Нахичевань', 'Левенцовка'),
  place('Уфа', 1, 2, 'Дёма', 'Черниковка', 'Сипайлово'),
  place('Челябинск', 1, 2, 'ЧМЗ', 'Северо-Запад', 'Ленинский район'),
  place('Воронеж', 1, 2, 'Северный', 'Левый берег', 'Отрожка'),
  place('Пермь', 1, 2, 'Закамск', 'Мотовилиха', 'Парковый'),
  place('Тюмень', 1, 2, 'Тюменская слобода', 'Восточный', 'Лесобаза'),
  place('Красноярск', 1, 1, 'Взлётка', 'Покровский', 'Зелёная Роща'),
  place('Сочи', 1, 1, 'Адлер', 'Хоста', 'Мамайка'),
  place('Омск', 1, 0, 'Левобережье', 'Нефтяники', 'Амурский посёлок'),
  place('Волгоград', 1, 0, 'Дзержинский район', 'Спартановка', 'Бекетовка'),
  place('Саратов', 1, 0, 'Солнечный', 'Ленинский район', 'Юбилейный'),
  place('Тольятти', 1, 0, 'Автозаводский район', 'Шлюзовой', 'Центральный район'),
  place('Барнаул', 1, 0, 'Поток', 'Новосиликатный'),
  place('Ижевск', 1, 0, 'Столичный', 'Металлург'),
  place('Хабаровск', 1, 0, 'Южный', 'Северный', 'Строитель'),
  place('Владивосток', 1, 0, 'Вторая Речка', 'Эгершельд', 'Снеговая Падь'),
  place('Иркутск', 1, 0, 'Академгородок', 'Солнечный', 'Ново-Ленино'),
  place('Ярославль', 1, 0, 'Брагино', 'Перекоп'),
  place('Калининград', 1, 0, 'Амалиенау', 'Сельма', 'Московский район'),
  place('Тула', 1, 0, 'Зареченский район', 'Скуратово', 'Мясново'),
  place('Рязань', 1, 0, 'Дашково-Песочня', 'Недостоево', 'Канищево'),
  place('Томск', 1, 0, 'Каштак', 'Южные Ворота', 'Академгородок'),
]

/** How many specialists, and clients of theirs, the largest cities have besides. */
interface Crowd {
  readonly city: string
  readonly specialists: number
  readonly clients: number
}

const crowd = (city: string, specialists: number, clients: number): Crowd => ({ city, specialists, clients })

/** 240 specialists and 88 clients: in Moscow at least one for everything that can be asked for. */
export const crowds: readonly Crowd[] = [
  crowd('Москва', 87, 30),
  crowd('Санкт-Петербург', 32, 11),
  crowd('Екатеринбург', 16, 6),
  crowd('Новосибирск', 16, 6),
  crowd('Казань', 16, 6),
  crowd('Нижний Новгород', 12, 4),
  crowd('Краснодар', 10, 4),
  crowd('Самара', 9, 3),
  crowd('Ростов-на-Дону', 8, 3),
  crowd('Уфа', 7, 3),
  crowd('Челябинск', 6, 2),
  crowd('Воронеж', 6, 2),
  crowd('Пермь', 5, 2),
  crowd('Тюмень', 4, 2),
  crowd('Красноярск', 3, 2),
  crowd('Сочи', 3, 2),
]
