import { isMaterial, type Material } from './materials.ts'
import type { ObjectName } from './objects.ts'

/** A root category: its material, its object, and what stands for it in each of its leaves. */
interface TradeLook {
  readonly material: Material
  readonly object: ObjectName
  readonly leaves: Readonly<Record<string, ObjectName>>
}

const trades: Readonly<Record<string, TradeLook>> = {
  'remont-i-otdelka': {
    material: 'parquet',
    object: 'hammer',
    leaves: {
      'remont-pod-klyuch': 'key',
      'pokleyka-oboev': 'ladder',
      'ukladka-plitki': 'setsquare',
      'napolnye-pokrytiya': 'hammer',
      'malyarnye-i-shtukaturnye-raboty': 'brush',
      potolki: 'bulb',
      'ustanovka-dverey-i-okon': 'door',
      'melkiy-remont': 'toolbox',
    },
  },
  'santekhnika-i-elektrika': {
    material: 'hex',
    object: 'wrench',
    leaves: {
      'ustranenie-protechek-i-zasorov': 'bucket',
      'ustanovka-santekhniki': 'toilet',
      'otoplenie-i-vodosnabzhenie': 'shower',
      'rozetki-i-osveshchenie': 'bulb',
      'zamena-provodki': 'plug',
      'remont-bytovoy-tekhniki': 'screwdriver',
      'ustanovka-bytovoy-tekhniki': 'toolbox',
    },
  },
  uborka: {
    material: 'suds',
    object: 'broom',
    leaves: {
      'podderzhivayushchaya-uborka': 'broom',
      'generalnaya-uborka': 'bucket',
      'uborka-posle-remonta': 'sponge',
      'myte-okon': 'window',
      'khimchistka-mebeli-i-kovrov': 'sofa',
      'uborka-ofisov': 'lotion',
      'pomoshch-po-khozyaystvu': 'basket',
    },
  },
  gruzoperevozki: {
    material: 'boxes',
    object: 'truck',
    leaves: {
      'kvartirnyy-pereezd': 'box',
      'ofisnyy-pereezd': 'desktop',
      'perevozka-mebeli-i-tekhniki': 'sofa',
      'vyvoz-musora': 'log',
      'mezhdugorodnie-perevozki': 'truck',
      gruzchiki: 'box',
      'kurerskaya-dostavka': 'gift',
    },
  },
  'mebel-i-stolyarnye-raboty': {
    material: 'planks',
    object: 'sofa',
    leaves: {
      'sborka-mebeli': 'screwdriver',
      'mebel-na-zakaz': 'chair',
      'kukhni-na-zakaz': 'pot',
      'vstroennye-shkafy-i-garderobnye': 'door',
      'remont-i-restavratsiya-mebeli': 'chair',
      'peretyazhka-myagkoy-mebeli': 'sofa',
      'stolyarnye-izdeliya': 'saw',
    },
  },
  'krasota-i-zdorove': {
    material: 'petals',
    object: 'lipstick',
    leaves: {
      'manikyur-i-pedikyur': 'polish',
      parikmakhery: 'scissors',
      'makiyazh-i-brovi': 'lipstick',
      massazh: 'lotion',
      'fitnes-trenery': 'trophy',
      sidelki: 'cup',
      'dietologi-i-psikhologi': 'herb',
    },
  },
  'repetitory-i-obuchenie': {
    material: 'grid',
    object: 'books',
    leaves: {
      matematika: 'setsquare',
      'russkiy-yazyk-i-literatura': 'books',
      'inostrannye-yazyki': 'chat',
      'fizika-i-khimiya': 'lens',
      'podgotovka-k-shkole': 'pencil',
      'muzyka-i-vokal': 'guitar',
      'informatika-i-programmirovanie': 'laptop',
    },
  },
  'kompyutery-i-it': {
    material: 'circuit',
    object: 'laptop',
    leaves: {
      'remont-kompyuterov-i-noutbukov': 'laptop',
      'wi-fi-i-lokalnye-seti': 'plug',
      'remont-telefonov-i-planshetov': 'phone',
      'vosstanovlenie-dannykh': 'lens',
      'sozdanie-saytov': 'desktop',
      'dorabotka-saytov': 'desktop',
      'boty-i-avtomatizatsiya': 'chat',
    },
  },
  'dizayn-i-reklama': {
    material: 'paper',
    object: 'palette',
    leaves: {
      'logotipy-i-firmennyy-stil': 'palette',
      poligrafiya: 'clipboard',
      'dizayn-interera': 'vase',
      'teksty-i-perevody': 'pencil',
      'vedenie-sotssetey': 'phone',
      'kontekstnaya-reklama': 'coin',
      'kartochki-dlya-marketpleysov': 'box',
    },
  },
  'foto-video-i-prazdniki': {
    material: 'film',
    object: 'camera',
    leaves: {
      'portretnaya-i-semeynaya-semka': 'picture',
      'svadebnaya-semka': 'camera',
      'predmetnaya-semka': 'camera',
      'videosemka-i-montazh': 'camera',
      'vedushchie-i-muzykanty': 'guitar',
      'detskie-prazdniki': 'balloon',
      'torty-i-ketering': 'cake',
      'ukrashenie-prazdnikov': 'tulip',
    },
  },
  avto: {
    material: 'tread',
    object: 'car',
    leaves: {
      'avtoelektrika-i-diagnostika': 'plug',
      'remont-dvigatelya-i-khodovoy': 'wrench',
      'kuzovnoy-remont': 'car',
      shinomontazh: 'wheel',
      'moyka-i-deteyling': 'sponge',
      'podbor-avtomobilya': 'key',
      'pomoshch-na-doroge': 'toolbox',
    },
  },
  'sad-i-dacha': {
    material: 'leaves',
    object: 'plant',
    leaves: {
      'ukhod-za-sadom': 'tree',
      'pokos-i-raschistka-uchastka': 'herb',
      'zabory-i-vorota': 'log',
      'besedki-bani-i-navesy': 'garden',
      'fundamenty-i-beton': 'brick',
      'krovlya-i-vodostoki': 'ladder',
      'landshaft-i-gazon': 'sunflower',
      'kolodtsy-septiki-i-drenazh': 'bucket',
    },
  },
}

const tradeOfLeaf = new Map(
  Object.values(trades).flatMap((trade) => Object.keys(trade.leaves).map((slug) => [slug, trade] as const)),
)
const tradeOf = (slug: string) => (Object.hasOwn(trades, slug) ? trades[slug] : tradeOfLeaf.get(slug))

/** Slugs of the root categories that have a material of their own. */
export const COVERED_TRADES: readonly string[] = Object.keys(trades)

/**
 * The material of a category by its slug; a leaf has that of its root, and what nobody knows is plaster. The name of a material
 * stands for itself.
 */
export const materialOf = (category: string): Material =>
  isMaterial(category) ? category : (tradeOf(category)?.material ?? 'plaster')

/** The object that stands for a category by its slug: a leaf may have a closer one than its root. */
export const objectOf = (category: string): ObjectName => {
  const trade = tradeOf(category)
  return trade?.leaves[category] ?? trade?.object ?? 'brush'
}
