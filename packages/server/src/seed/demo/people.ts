import { inLatin } from '@artel/core/format'
import { type City, gazetteer } from '../../features/geocoder/gazetteer.ts'
import { random } from '../random/random.ts'
import { callings, companies } from './companies.ts'
import { DAY, type DemoPortrait, type DemoUser, HOUR, MINUTE } from './demo.types.ts'
import { firstNames, surnames } from './names.ts'
import { places } from './places.ts'
import { type Inhabitant, neighbours, specialists } from './specialists.ts'
import { drawVerification } from './verification.ts'

/** Everybody in the demo, the five known accounts first of their kind. */
export interface DemoPeople {
  readonly clients: readonly DemoUser[]
  readonly executors: readonly DemoUser[]
  readonly moderator: DemoUser
  readonly admin: DemoUser
}

const known = {
  client: { email: 'client@artel.test', role: 'CLIENT', speaker: 'she', firstName: 'Мария', lastName: 'Белова' },
  executor: {
    email: 'executor@artel.test',
    role: 'EXECUTOR',
    speaker: 'he',
    firstName: 'Андрей',
    lastName: 'Громов',
    businessType: 'SP',
    verificationStatus: 'VERIFIED',
    about: 'Плитка, обои, сантехника и сборка мебели. Работаю с 2012 года, за сделанное отвечаю.',
    trades: ['remont-i-otdelka', 'santekhnika-i-elektrika', 'mebel-i-stolyarnye-raboty'],
    offers: [
      'pokleyka-oboev',
      'ukladka-plitki',
      'melkiy-remont',
      'ustanovka-santekhniki',
      'rozetki-i-osveshchenie',
      'otoplenie-i-vodosnabzhenie',
      'ustanovka-bytovoy-tekhniki',
      'sborka-mebeli',
    ],
  },
  company: {
    email: 'company@artel.test',
    role: 'EXECUTOR',
    speaker: 'he',
    firstName: 'Виктор',
    lastName: 'Лапин',
    businessType: 'LLC',
    verificationStatus: 'VERIFIED',
    shortName: 'ООО «Ровная стена»',
    about: 'Бригады отделочников, сантехников, сборщиков мебели и уборщиков. Смета до начала, гарантия по договору.',
    trades: ['remont-i-otdelka', 'santekhnika-i-elektrika', 'uborka', 'mebel-i-stolyarnye-raboty'],
    offers: [
      'napolnye-pokrytiya',
      'melkiy-remont',
      'ustanovka-dverey-i-okon',
      'pokleyka-oboev',
      'rozetki-i-osveshchenie',
      'ustanovka-santekhniki',
      'generalnaya-uborka',
      'uborka-posle-remonta',
      'khimchistka-mebeli-i-kovrov',
      'sborka-mebeli',
    ],
  },
  moderator: {
    email: 'moderator@artel.test',
    role: 'MODERATOR',
    speaker: 'she',
    firstName: 'Елена',
    lastName: 'Мартынова',
  },
  admin: { email: 'admin@artel.test', role: 'ADMIN', speaker: 'he', firstName: 'Павел', lastName: 'Чернов' },
} as const satisfies Record<string, DemoPortrait>

/** How many executors work alone as an entrepreneur; the rest of those without a company are self-employed. */
const ENTREPRENEURS = 24

/**
 * Makes the people of the demo: 40 clients and 60 executors who do a lot, a moderator and an administrator, 240 specialists and 88
 * clients of theirs. `now` in milliseconds.
 */
export function makePeople(now: number): DemoPeople {
  const draw = random('people')
  const cityOf = cityByName()
  const taken = new Set<string>()
  const name = (speaker: 'he' | 'she'): { firstName: string; lastName: string } => {
    const firstName = draw.pick<string>(firstNames[speaker])
    const lastName = draw.pick(surnames)[speaker]
    if (taken.has(lastName)) return name(speaker)
    taken.add(lastName)
    return { firstName, lastName }
  }
  let count = 0
  const person = (portrait: DemoPortrait, city: City, districts: readonly string[]): DemoUser => {
    const { firstName, lastName } =
      portrait.firstName && portrait.lastName ? (portrait as Named) : name(portrait.speaker)
    const number = count++
    const createdAt = now - draw.int(100, 700) * DAY - draw.int(0, 23) * HOUR
    const { businessType } = portrait
    return {
      id: draw.uuid(),
      code: code(number),
      email: portrait.email ?? `${inLatin(firstName)}.${inLatin(lastName)}@artel.test`,
      phone: phone(number),
      role: portrait.role,
      firstName,
      lastName,
      speaker: businessType === 'LLC' ? 'they' : portrait.speaker,
      city,
      districts,
      createdAt,
      lastVisitAt:
        now -
        draw.weighted([
          [draw.int(2, 55) * MINUTE, 4],
          [draw.int(1, 20) * HOUR, 5],
          [draw.int(1, 6) * DAY, 2],
        ]),
      company: businessType
        ? {
            id: draw.uuid(),
            businessType,
            verificationStatus: portrait.verificationStatus ?? 'UNVERIFIED',
            shortName: portrait.shortName ?? null,
            phone: phone(1000 + number),
            about: portrait.about ?? '',
          }
        : null,
      trades: portrait.trades ?? [],
      ...(portrait.leaves && { leaves: portrait.leaves }),
      ...(portrait.offers && { offers: portrait.offers }),
    }
  }

  const homes = (kind: 'clients' | 'executors') =>
    places.flatMap((place) => Array.from({ length: place[kind] }, () => place))
  const clients = homes('clients').map(({ city, districts }, index) => {
    const portrait: DemoPortrait =
      index === 0 ? known.client : { role: 'CLIENT', speaker: draw.chance(0.55) ? 'she' : 'he' }
    return person(portrait, cityOf(city), districts)
  })
  const portraits = [known.executor, known.company, ...executorPortraits(draw)]
  const executors = homes('executors').map(({ city, districts }, index) =>
    person(portraits[index] as DemoPortrait, cityOf(city), districts),
  )
  const moscow = cityOf('Москва')
  const moderator = person(known.moderator, moscow, [])
  const admin = person(known.admin, moscow, [])
  // Whoever comes after all these changes none of them.
  const emails = new Set([...clients, ...executors].map(({ email }) => email))
  const settle = (inhabitants: readonly Inhabitant[]) =>
    inhabitants.map(({ city, portrait }, index) => {
      const email = addressOf(portrait, emails, index)
      return person({ ...portrait, email }, cityOf(city), places.find((place) => place.city === city)?.districts ?? [])
    })
  return {
    clients: [...clients, ...settle(neighbours(random('neighbours')))],
    executors: [...executors, ...settle(specialists(random('specialists'), now))],
    moderator,
    admin,
  }
}

/** An address that nobody has; of people of one name those who come later are told apart by a number. */
function addressOf({ firstName = '', lastName = '' }: DemoPortrait, taken: Set<string>, index: number): string {
  const name = `${inLatin(firstName)}.${inLatin(lastName)}`
  const email = taken.has(`${name}@artel.test`) ? `${name}.${index + 2}@artel.test` : `${name}@artel.test`
  taken.add(email)
  return email
}

type Named = { readonly firstName: string; readonly lastName: string }

/** In an order in which the large cities, which come first, get every trade. */
function executorPortraits(draw: ReturnType<typeof random>): DemoPortrait[] {
  const alone = Array.from({ length: 58 - companies.length }, (_, index): DemoPortrait => {
    const calling = callings[index % callings.length] as (typeof callings)[number]
    return {
      role: 'EXECUTOR',
      speaker: draw.chance(0.85) ? calling.speaker : calling.speaker === 'he' ? 'she' : 'he',
      businessType: index < ENTREPRENEURS ? 'SP' : 'SE',
      verificationStatus: drawVerification(draw),
      about: draw.pick(calling.about),
      trades: calling.trades,
    }
  })
  const firms = draw.shuffle(companies).map(
    (company): DemoPortrait => ({
      role: 'EXECUTOR',
      speaker: draw.chance(0.6) ? 'he' : 'she',
      businessType: 'LLC',
      verificationStatus: drawVerification(draw),
      shortName: `ООО «${company.name}»`,
      about: company.about,
      trades: company.trades,
    }),
  )
  const all: DemoPortrait[] = []
  for (let index = 0; index < 58; index++) {
    const next = index % 4 === 3 && firms.length > 0 ? firms.shift() : (alone.shift() ?? firms.shift())
    if (next) all.push(next)
  }
  return all
}

function cityByName(): (name: string) => City {
  // The largest of a name is meant.
  const byName = new Map(
    [...gazetteer().cities].sort((a, b) => a.population - b.population).map((city) => [city.name, city]),
  )
  return (name) => {
    const city = byName.get(name)
    if (!city) throw new Error(`The gazetteer has no ${name}`)
    return city
  }
}

/** Plainly made up: 900 000 and a counter. Nothing is ever sent to them. */
const phone = (number: number) => `+7900000${String(number).padStart(4, '0')}`

/** Public code of an account, e.g. `10042`. */
const code = (number: number) => String(10_001 + number)
