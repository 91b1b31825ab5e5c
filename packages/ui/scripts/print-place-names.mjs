/**
 * Prints the names that maps show without tiles, src/kit/map/place-names.json, out of the server's gazetteer: regions, and towns
 * with the zoom from which they are named.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const gazetteer = JSON.parse(readFileSync(new URL('../../server/data/geo/cities.json', import.meta.url), 'utf8'))

/** People in a town, with the zoom from which there is room for it. */
const ZOOMS = [
  [1_000_000, 2],
  [500_000, 3],
  [250_000, 4],
  [120_000, 5],
  [60_000, 6],
  [30_000, 7],
  [15_000, 8],
  [0, 9],
]
const zoomOf = (people) => ZOOMS.find(([least]) => people >= least)[1]
const round = (degrees) => Math.round(degrees * 100) / 100

const towns = gazetteer.cities.toSorted((one, other) => other[6] - one[6])
const townNames = new Set(towns.map(([, , name]) => name))
const short = (name) =>
  name
    .replace(/^Республика /, '')
    .replace('Удмуртская Республика', 'Удмуртия')
    .replace('Чеченская Республика', 'Чечня')
    .replace(/ автономный округ.*$/, ' АО')
    .replace(/ автономная область$/, ' АО')

const rows = {
  source: 'vnau/russia-cities (Apache-2.0)',
  regions: gazetteer.regions
    .map(([, name, lat, lon]) => [short(name), round(lat), round(lon)])
    // A city that is a region is named as a city.
    .filter(([name]) => !townNames.has(name)),
  towns: towns.map(([, , name, , lat, lon, people]) => [name, round(lat), round(lon), zoomOf(people)]),
}
const lines = (list) => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`
writeFileSync(
  new URL('../src/kit/map/place-names.json', import.meta.url),
  `{"source":${JSON.stringify(rows.source)},\n"regions":${lines(rows.regions)},\n"towns":${lines(rows.towns)}}\n`,
)
