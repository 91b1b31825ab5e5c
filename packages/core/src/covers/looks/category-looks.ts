import { isMaterial, type Material } from '../address/materials.ts'
import type { ObjectName } from '../address/objects.ts'
import { COVERED_TRADES, type CoverLook, rootLook, UNKNOWN_LOOK } from '../address/root-looks.ts'

/** What stands for each leaf category, by the slug of its root. */
const leaves: Readonly<Record<string, Readonly<Record<string, ObjectName>>>> = {
  'remont-i-otdelka': {
    'remont-pod-klyuch': 'key',
    'pokleyka-oboev': 'ladder',
    'ukladka-plitki': 'setsquare',
    'napolnye-pokrytiya': 'hammer',
    'malyarnye-i-shtukaturnye-raboty': 'brush',
    potolki: 'bulb',
    'ustanovka-dverey-i-okon': 'door',
    'melkiy-remont': 'toolbox',
  },
  'santekhnika-i-elektrika': {
    'ustranenie-protechek-i-zasorov': 'bucket',
    'ustanovka-santekhniki': 'toilet',
    'otoplenie-i-vodosnabzhenie': 'shower',
    'rozetki-i-osveshchenie': 'bulb',
    'zamena-provodki': 'plug',
    'remont-bytovoy-tekhniki': 'screwdriver',
    'ustanovka-bytovoy-tekhniki': 'toolbox',
  },
  uborka: {
    'podderzhivayushchaya-uborka': 'broom',
    'generalnaya-uborka': 'bucket',
    'uborka-posle-remonta': 'sponge',
    'myte-okon': 'window',
    'khimchistka-mebeli-i-kovrov': 'sofa',
    'uborka-ofisov': 'lotion',
    'pomoshch-po-khozyaystvu': 'basket',
  },
  gruzoperevozki: {
    'kvartirnyy-pereezd': 'box',
    'ofisnyy-pereezd': 'desktop',
    'perevozka-mebeli-i-tekhniki': 'sofa',
    'vyvoz-musora': 'log',
    'mezhdugorodnie-perevozki': 'truck',
    gruzchiki: 'box',
    'kurerskaya-dostavka': 'gift',
  },
  'mebel-i-stolyarnye-raboty': {
    'sborka-mebeli': 'screwdriver',
    'mebel-na-zakaz': 'chair',
    'kukhni-na-zakaz': 'pot',
    'vstroennye-shkafy-i-garderobnye': 'door',
    'remont-i-restavratsiya-mebeli': 'chair',
    'peretyazhka-myagkoy-mebeli': 'sofa',
    'stolyarnye-izdeliya': 'saw',
  },
  'krasota-i-zdorove': {
    'manikyur-i-pedikyur': 'polish',
    parikmakhery: 'scissors',
    'makiyazh-i-brovi': 'lipstick',
    massazh: 'lotion',
    'fitnes-trenery': 'trophy',
    sidelki: 'cup',
    'dietologi-i-psikhologi': 'herb',
  },
  'repetitory-i-obuchenie': {
    matematika: 'setsquare',
    'russkiy-yazyk-i-literatura': 'books',
    'inostrannye-yazyki': 'chat',
    'fizika-i-khimiya': 'lens',
    'podgotovka-k-shkole': 'pencil',
    'muzyka-i-vokal': 'guitar',
    'informatika-i-programmirovanie': 'laptop',
  },
  'kompyutery-i-it': {
    'remont-kompyuterov-i-noutbukov': 'laptop',
    'wi-fi-i-lokalnye-seti': 'plug',
    'remont-telefonov-i-planshetov': 'phone',
    'vosstanovlenie-dannykh': 'lens',
    'sozdanie-saytov': 'desktop',
    'dorabotka-saytov': 'desktop',
    'boty-i-avtomatizatsiya': 'chat',
  },
  'dizayn-i-reklama': {
    'logotipy-i-firmennyy-stil': 'palette',
    poligrafiya: 'clipboard',
    'dizayn-interera': 'vase',
    'teksty-i-perevody': 'pencil',
    'vedenie-sotssetey': 'phone',
    'kontekstnaya-reklama': 'coin',
    'kartochki-dlya-marketpleysov': 'box',
  },
  'foto-video-i-prazdniki': {
    'portretnaya-i-semeynaya-semka': 'picture',
    'svadebnaya-semka': 'camera',
    'predmetnaya-semka': 'camera',
    'videosemka-i-montazh': 'camera',
    'vedushchie-i-muzykanty': 'guitar',
    'detskie-prazdniki': 'balloon',
    'torty-i-ketering': 'cake',
    'ukrashenie-prazdnikov': 'tulip',
  },
  avto: {
    'avtoelektrika-i-diagnostika': 'plug',
    'remont-dvigatelya-i-khodovoy': 'wrench',
    'kuzovnoy-remont': 'car',
    shinomontazh: 'wheel',
    'moyka-i-deteyling': 'sponge',
    'podbor-avtomobilya': 'key',
    'pomoshch-na-doroge': 'toolbox',
  },
  'sad-i-dacha': {
    'ukhod-za-sadom': 'tree',
    'pokos-i-raschistka-uchastka': 'herb',
    'zabory-i-vorota': 'log',
    'besedki-bani-i-navesy': 'garden',
    'fundamenty-i-beton': 'brick',
    'krovlya-i-vodostoki': 'ladder',
    'landshaft-i-gazon': 'sunflower',
    'kolodtsy-septiki-i-drenazh': 'bucket',
  },
}

const looksOfLeaves = new Map(
  Object.entries(leaves).flatMap(([root, objects]) =>
    Object.entries(objects).map(([leaf, object]) => [leaf, { material: rootLook(root).material, object }] as const),
  ),
)

/** The look of any category by its slug: a leaf has the material of its root, and may have an object that is closer to it. */
export const lookOf = (category: string): CoverLook =>
  COVERED_TRADES.includes(category) ? rootLook(category) : (looksOfLeaves.get(category) ?? UNKNOWN_LOOK)

/** The material of a category by its slug. The name of a material stands for itself. */
export const materialOf = (category: string): Material => (isMaterial(category) ? category : lookOf(category).material)

/** The object that stands for a category by its slug. */
export const objectOf = (category: string): ObjectName => lookOf(category).object
