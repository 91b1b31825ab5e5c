/** What a photograph of a task may show: scenes of `assets/demo/scenes`, the most telling first. */
export interface PictureRule {
  /** Titles that the rule is for; a rule without them is for all that no other rule takes. */
  readonly about?: RegExp
  readonly scenes: readonly string[]
}

const always = (...scenes: string[]): PictureRule => ({ scenes })
const when = (about: RegExp, ...scenes: string[]): PictureRule => ({ about, scenes })

/** Photographs by the slug of the category. What is not here is asked for without any: lessons, texts, talks. */
export const taskPictures: Readonly<Record<string, readonly PictureRule[]>> = {
  'remont-pod-klyuch': [
    when(/ванной/, 'bath-green', 'niche', 'tile-top'),
    when(/комнаты/, 'room-corner', 'wallpaper-old', 'room-rolls'),
    always('screed', 'room-empty', 'room-corner'),
  ],
  'pokleyka-oboev': [
    when(/Снять/, 'wallpaper-old', 'wallpaper', 'room-rolls'),
    when(/фотообои/, 'room-empty', 'wallpaper'),
    always('wallpaper', 'room-rolls', 'room-empty'),
  ],
  'ukladka-plitki': [
    when(/ванной/, 'bath-blue', 'bath-green', 'tile-top'),
    when(/фартук/, 'apron', 'apron-2', 'kitchen'),
    always('tile-floor', 'tile-top', 'porch'),
  ],
  'napolnye-pokrytiya': [
    when(/паркет/, 'floor-oak'),
    when(/стяжк/, 'screed', 'room-empty'),
    always('laminate', 'room-empty', 'room-corner'),
  ],
  'malyarnye-i-shtukaturnye-raboty': [
    when(/Покрасить/, 'paint-wall', 'room-rolls'),
    always('room-rolls', 'room-empty', 'paint-wall'),
  ],
  potolki: [when(/потопа/, 'ceiling-leak'), always('lamp-room', 'room-empty')],
  'ustanovka-dverey-i-okon': [
    when(/двер/, 'door', 'room-corner'),
    when(/балкон/, 'balcony'),
    always('window-room', 'balcony'),
  ],
  'melkiy-remont': [when(/детской/, 'nursery'), always('small-jobs', 'shelves')],
  'ustranenie-protechek-i-zasorov': [
    when(/Засор/, 'drain', 'sink-leak'),
    when(/потолка/, 'ceiling-leak'),
    always('sink-leak', 'faucets'),
  ],
  'ustanovka-santekhniki': [
    when(/унитаз/, 'niche', 'tile-top'),
    when(/душевую/, 'bath-green', 'faucets'),
    always('faucets', 'bath-blue'),
  ],
  'otoplenie-i-vodosnabzhenie': [when(/водонагреватель|Разводка/, 'faucets', 'sink-leak'), always('heating')],
  'rozetki-i-osveshchenie': [
    when(/люстр/, 'lamp-room', 'wiring'),
    when(/подсветка/, 'apron-2', 'wiring'),
    always('wiring', 'apron'),
  ],
  'zamena-provodki': [when(/щит/, 'fusebox'), always('wiring', 'fusebox', 'room-empty')],
  'remont-bytovoy-tekhniki': [
    when(/Стиральная/, 'washer', 'laundry'),
    when(/кофемашину/, 'coffee'),
    always('kitchen', 'home-food'),
  ],
  'ustanovka-bytovoy-tekhniki': [
    when(/телевизор/, 'tv-wall'),
    when(/кондиционера/, 'window-room', 'bed-room'),
    always('kitchen', 'apron'),
  ],
  'podderzhivayushchaya-uborka': [always('clean', 'kitchen', 'sofa')],
  'generalnaya-uborka': [always('clean', 'kitchen', 'window-room', 'sofa')],
  'uborka-posle-remonta': [
    when(/офис/, 'office-clean', 'screed'),
    when(/кухню/, 'tile-top', 'kitchen', 'niche'),
    always('room-empty', 'clean', 'room-corner'),
  ],
  'myte-okon': [when(/балкона/, 'balcony', 'windowwash'), always('windowwash', 'window-room')],
  'khimchistka-mebeli-i-kovrov': [when(/дивана/, 'sofa-clean', 'sofa'), always('chairs', 'sofa-clean')],
  'uborka-ofisov': [when(/салона/, 'salon', 'clean'), always('office-clean', 'clean')],
  'pomoshch-po-khozyaystvu': [when(/бельё/, 'laundry'), when(/еду/, 'home-food', 'kitchen')],
  'kvartirnyy-pereezd': [always('boxes', 'moving', 'old-furniture')],
  'ofisnyy-pereezd': [when(/архив/, 'parcels', 'boxes'), always('office-move', 'boxes')],
  'perevozka-mebeli-i-tekhniki': [when(/кухню|пианино/, 'moving', 'boxes'), always('sofa-move', 'old-furniture')],
  'vyvoz-musora': [when(/мебель/, 'old-furniture'), when(/гараж/, 'garage'), always('rubble')],
  'mezhdugorodnie-perevozki': [when(/мотоцикл/, 'garage'), always('moving', 'boxes')],
  gruzchiki: [when(/смеси/, 'rubble'), when(/мебель/, 'old-furniture', 'sofa'), always('moving', 'boxes')],
  'kurerskaya-dostavka': [when(/торт/, 'cake'), when(/документы/, 'papers'), always('parcels')],
  'sborka-mebeli': [
    when(/детскую/, 'nursery', 'flat-packs'),
    when(/кухню/, 'kitchen', 'flat-packs'),
    always('wardrobe', 'flat-packs'),
  ],
  'mebel-na-zakaz': [when(/Стеллаж/, 'shelves'), when(/кровать/, 'nursery', 'bed-room'), always('table', 'workshop')],
  'kukhni-na-zakaz': [always('kitchen', 'apron', 'room-empty')],
  'vstroennye-shkafy-i-garderobnye': [always('wardrobe', 'room-corner')],
  'remont-i-restavratsiya-mebeli': [
    when(/стулья/, 'stool', 'chairs'),
    when(/столешниц|стол/, 'table', 'workshop'),
    always('wardrobe', 'shelves'),
  ],
  'peretyazhka-myagkoy-mebeli': [
    when(/стул/, 'chairs', 'stool'),
    when(/кроват/, 'bed-room'),
    always('sofa', 'old-furniture'),
  ],
  'stolyarnye-izdeliya': [when(/Подоконник/, 'sill'), always('workshop', 'fence')],
  'manikyur-i-pedikyur': [always('nails')],
  parikmakhery: [always('salon')],
  'makiyazh-i-brovi': [always('makeup')],
  massazh: [always('massage')],
  'podgotovka-k-shkole': [always('lesson')],
  'muzyka-i-vokal': [when(/гитары/, 'guitar')],
  'remont-kompyuterov-i-noutbukov': [when(/Ноутбук/, 'laptop'), always('pc-parts')],
  'wi-fi-i-lokalnye-seti': [always('router')],
  'remont-telefonov-i-planshetov': [always('phone')],
  'vosstanovlenie-dannykh': [always('data-lens')],
  'logotipy-i-firmennyy-stil': [always('sketches')],
  poligrafiya: [always('menu', 'sketches')],
  'dizayn-interera': [when(/кухню/, 'kitchen', 'window-room'), always('room-empty', 'window-room', 'screed')],
  'kartochki-dlya-marketpleysov': [always('goods', 'parcels')],
  'predmetnaya-semka': [
    when(/блюд/, 'home-food', 'cupcakes'),
    when(/аренде/, 'window-room', 'sofa', 'bed-room'),
    always('goods', 'shoot'),
  ],
  'detskie-prazdniki': [always('party', 'balloons')],
  'torty-i-ketering': [when(/Торт/, 'cake'), when(/Капкейки/, 'cupcakes'), always('party')],
  'ukrashenie-prazdnikov': [when(/шаров/, 'balloons'), always('bouquet', 'sunflowers')],
  'avtoelektrika-i-diagnostika': [always('car-yard', 'carfix')],
  'remont-dvigatelya-i-khodovoy': [always('carfix', 'car-yard')],
  'kuzovnoy-remont': [always('car-yard', 'carfix')],
  shinomontazh: [always('wheels')],
  'moyka-i-deteyling': [always('car-wash', 'car-yard')],
  'pomoshch-na-doroge': [always('car-yard')],
  'ukhod-za-sadom': [always('orchard', 'lawn')],
  'pokos-i-raschistka-uchastka': [when(/кустарник/, 'thicket'), when(/снег/, 'car-yard'), always('lawn', 'thicket')],
  'zabory-i-vorota': [always('fence', 'lawn')],
  'besedki-bani-i-navesy': [when(/бани/, 'workshop'), when(/машины/, 'car-yard'), always('summerhouse', 'lawn')],
  'fundamenty-i-beton': [when(/брусчатк/, 'paving', 'foundation'), always('foundation')],
  'krovlya-i-vodostoki': [when(/Течёт/, 'ceiling-leak', 'roof'), always('roof', 'summerhouse')],
  'landshaft-i-gazon': [when(/туи/, 'thicket', 'fence'), always('lawn', 'summerhouse')],
  'kolodtsy-septiki-i-drenazh': [always('pit', 'lawn')],
}

/** Scenes that fit a task, the most telling first; none for one that is asked for without photographs. */
export function scenesFor(category: string, title: string): readonly string[] {
  const rules = taskPictures[category] ?? []
  const rule = rules.find(({ about }) => about?.test(title)) ?? rules.find(({ about }) => !about)
  return rule?.scenes ?? []
}
