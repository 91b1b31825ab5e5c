import type { Callings } from './calling.types.ts'
import { homeCallings } from './callings-home.ts'
import { otherCallings } from './callings-other.ts'

/** Every thing that can be asked for, by the slug of its category. */
export const callings: Callings = { ...homeCallings, ...otherCallings }

/** Things that one person does besides one another; whoever does one of a row may do the others. */
export const kindredTrades: readonly (readonly string[])[] = [
  ['ukladka-plitki', 'remont-pod-klyuch', 'napolnye-pokrytiya', 'malyarnye-i-shtukaturnye-raboty'],
  ['pokleyka-oboev', 'malyarnye-i-shtukaturnye-raboty', 'potolki'],
  ['melkiy-remont', 'ustanovka-dverey-i-okon'],
  ['ustranenie-protechek-i-zasorov', 'ustanovka-santekhniki', 'otoplenie-i-vodosnabzhenie'],
  ['rozetki-i-osveshchenie', 'zamena-provodki'],
  ['remont-bytovoy-tekhniki', 'ustanovka-bytovoy-tekhniki'],
  ['generalnaya-uborka', 'podderzhivayushchaya-uborka', 'uborka-posle-remonta', 'myte-okon', 'uborka-ofisov'],
  ['khimchistka-mebeli-i-kovrov'],
  ['pomoshch-po-khozyaystvu', 'podderzhivayushchaya-uborka'],
  ['kvartirnyy-pereezd', 'ofisnyy-pereezd', 'perevozka-mebeli-i-tekhniki', 'gruzchiki', 'vyvoz-musora'],
  ['mezhdugorodnie-perevozki', 'kurerskaya-dostavka'],
  ['sborka-mebeli'],
  ['mebel-na-zakaz', 'kukhni-na-zakaz', 'vstroennye-shkafy-i-garderobnye', 'stolyarnye-izdeliya'],
  ['remont-i-restavratsiya-mebeli', 'peretyazhka-myagkoy-mebeli'],
  ['manikyur-i-pedikyur'],
  ['parikmakhery', 'makiyazh-i-brovi'],
  ['massazh', 'fitnes-trenery'],
  ['sidelki'],
  ['dietologi-i-psikhologi'],
  ['matematika', 'fizika-i-khimiya', 'informatika-i-programmirovanie'],
  ['russkiy-yazyk-i-literatura', 'podgotovka-k-shkole'],
  ['inostrannye-yazyki'],
  ['muzyka-i-vokal'],
  [
    'remont-kompyuterov-i-noutbukov',
    'wi-fi-i-lokalnye-seti',
    'remont-telefonov-i-planshetov',
    'vosstanovlenie-dannykh',
  ],
  ['sozdanie-saytov', 'dorabotka-saytov', 'boty-i-avtomatizatsiya'],
  ['logotipy-i-firmennyy-stil', 'poligrafiya', 'kartochki-dlya-marketpleysov'],
  ['dizayn-interera'],
  ['teksty-i-perevody', 'vedenie-sotssetey'],
  ['kontekstnaya-reklama', 'vedenie-sotssetey'],
  ['portretnaya-i-semeynaya-semka', 'svadebnaya-semka', 'predmetnaya-semka', 'videosemka-i-montazh'],
  ['vedushchie-i-muzykanty', 'detskie-prazdniki'],
  ['torty-i-ketering'],
  ['ukrashenie-prazdnikov'],
  ['avtoelektrika-i-diagnostika', 'remont-dvigatelya-i-khodovoy', 'pomoshch-na-doroge'],
  ['kuzovnoy-remont', 'moyka-i-deteyling'],
  ['shinomontazh'],
  ['podbor-avtomobilya'],
  ['ukhod-za-sadom', 'pokos-i-raschistka-uchastka', 'landshaft-i-gazon'],
  ['zabory-i-vorota', 'besedki-bani-i-navesy', 'fundamenty-i-beton', 'krovlya-i-vodostoki'],
  ['kolodtsy-septiki-i-drenazh', 'fundamenty-i-beton'],
]
