/** What the source spells otherwise than the towns themselves do. Keyed by the source's name. */
export interface CityCorrection {
  readonly name?: string
  readonly locative?: string
}

/** Names with «ё» that the source writes with «е»; the locative gets it too. */
const WITH_YO = [
  'Артём',
  'Артёмовск',
  'Артёмовский',
  'Белёв',
  'Берёзовский',
  'Будённовск',
  'Венёв',
  'Гусиноозёрск',
  'Заозёрный',
  'Заозёрск',
  'Киселёвск',
  'Королёв',
  'Костерёво',
  'Кремёнки',
  'Новохопёрск',
  'Озёрск',
  'Озёры',
  'Олёкминск',
  'Очёр',
  'Пикалёво',
  'Пугачёв',
  'Сычёвка',
  'Тимашёвск',
  'Трёхгорный',
  'Чёрмоз',
  'Шахтёрск',
  'Щёкино',
  'Щёлково',
] as const

const CORRECTIONS: Readonly<Record<string, CityCorrection>> = {
  Арамиль: { locative: 'Арамили' },
  Бабушкин: { locative: 'Бабушкине' },
  Болгар: { locative: 'Болгаре' },
  'Вышний Волочек': { name: 'Вышний Волочёк', locative: 'Вышнем Волочке' },
  'Вятские Поляны': { locative: 'Вятских Полянах' },
  'Гаврилов-Ям': { locative: 'Гаврилов-Яме' },
  Голицыно: { locative: 'Голицыне' },
  Гулькевичи: { locative: 'Гулькевичах' },
  Ермолино: { locative: 'Ермолине' },
  Зверево: { locative: 'Звереве' },
  Карталы: { locative: 'Карталах' },
  Касли: { locative: 'Каслях' },
  'Катав-Ивановск': { locative: 'Катав-Ивановске' },
  Кинель: { locative: 'Кинеле' },
  Курчалой: { locative: 'Курчалое' },
  'Ликино-Дулёво': { locative: 'Ликино-Дулёве' },
  Любань: { locative: 'Любани' },
  Микунь: { locative: 'Микуни' },
  'Нарьян-Мар': { locative: 'Нарьян-Маре' },
  'Нижние Серги': { locative: 'Нижних Сергах' },
  'Орехово-Зуево': { locative: 'Орехово-Зуеве' },
  'Петров Вал': { locative: 'Петровом Вале' },
  Плес: { name: 'Плёс', locative: 'Плёсе' },
  Покачи: { locative: 'Покачах' },
  Полысаево: { locative: 'Полысаеве' },
  'Пыть-Ях': { locative: 'Пыть-Яхе' },
  Семенов: { name: 'Семёнов', locative: 'Семёнове' },
  Сертолово: { locative: 'Сертолове' },
  'Спас-Деменск': { locative: 'Спас-Деменске' },
  'Спас-Клепики': { locative: 'Спас-Клепиках' },
  Струнино: { locative: 'Струнине' },
  Удачный: { locative: 'Удачном' },
  'Урус-Мартан': { locative: 'Урус-Мартане' },
  Щелкино: { name: 'Щёлкино', locative: 'Щёлкине' },
  'Юрьев-Польский': { locative: 'Юрьеве-Польском' },
}

/** Rows whose name is another town's: by OKATO. */
const RENAMED: Readonly<Record<string, Required<CityCorrection>>> = {
  // Coordinates, population and KLADR are Alupka's.
  '35419503000': { name: 'Алупка', locative: 'Алупке' },
}

/** Places of Moscow that the source keeps with the region around it: by name. */
export const MOSCOW_TOWNS: ReadonlySet<string> = new Set(['Зеленоград', 'Щербинка'])

/** Official names of the regions that the source abbreviates. */
export const REGION_NAMES: Readonly<Record<string, string>> = {
  'Северная Осетия - Алания': 'Северная Осетия — Алания',
  'Ханты-Мансийский АО': 'Ханты-Мансийский автономный округ — Югра',
  'Ямало-Ненецкий АО': 'Ямало-Ненецкий автономный округ',
}

const withoutYo = new Map(WITH_YO.map((name) => [name.replaceAll('ё', 'е'), name]))

/** The town's own spelling and its locative case («в Казани»). */
export function correctCity(okato: string, name: string, locative: string): Required<CityCorrection> {
  const renamed = RENAMED[okato]
  if (renamed) return renamed
  const yo = withoutYo.get(name)
  if (yo) return { name: yo, locative: restoreYo(yo, locative) }
  return { name, locative, ...CORRECTIONS[name] }
}

/** Puts «ё» where the nominative has it, as far as both agree letter by letter. */
function restoreYo(name: string, locative: string): string {
  const at = name.indexOf('ё')
  return locative[at] === 'е' ? `${locative.slice(0, at)}ё${locative.slice(at + 1)}` : locative
}
