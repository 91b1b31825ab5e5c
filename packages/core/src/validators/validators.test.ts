import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { text } from '../contract/index.ts'
import { firstName } from '../contract/registration.ts'
import { formatMoney, formatPhone } from '../format/index.ts'
import { validateEmail } from './email.ts'
import { parseMoney, validateMoney } from './money.ts'
import { validatePersonName } from './person-name.ts'
import { normalizePhone, validatePhone } from './phone.ts'
import { isStorable, validateText } from './text.ts'

describe('validatePhone', () => {
  it('lets +7 and twelve characters through', () => {
    expect(validatePhone('+79123456789')).toBeNull()
  })

  it.each(['', '+7912345678', '+791234567890', '89123456789', '+7912345678a', ' +79123456789', '+79123456789\n'])(
    'refuses %j in the words of the specification',
    (phone) => {
      expect(validatePhone(phone)).toBe('Некорректный формат номера телефона')
    },
  )
})

describe('normalizePhone', () => {
  it.each(['+7 (912) 345-67-89', '8 912 345 67 89', '9123456789', '7 912 345–67–89', ' +7.912.345.67.89 '])(
    'understands %j',
    (typed) => {
      expect(normalizePhone(typed)).toBe('+79123456789')
    },
  )

  it('reads what was typed with spaces around it, to forty letters', () => {
    const typed = '+79123456789'.padEnd(40)
    expect([normalizePhone(typed), normalizePhone(`${typed} `)]).toEqual(['+79123456789', null])
  })

  it.each([
    '',
    '+1 912 345 67 89',
    '+8 912 345 67 89',
    '+9123456789',
    '99123456789',
    'тел. 9123456789',
    '9123456789 Анна',
    ' +9123456789',
    ' +8 912 345 67 89',
    '912',
    '8912',
    '791234567890',
    'client@artel.test',
    '8'.repeat(1000),
  ])('does not take %j for a phone', (typed) => {
    expect(normalizePhone(typed)).toBeNull()
  })

  it('understands every number in the form the product shows it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+7\d{10}$/), (phone) => {
        expect(normalizePhone(formatPhone(phone))).toBe(phone)
      }),
    )
  })
})

describe('validateEmail', () => {
  it.each(['client@artel.test', 'ivan.petrov+work@mail.example.ru', 'иван@почта.рф', 'a@b-c.io', 'x@site.xn--p1ai'])(
    'lets %s through',
    (email) => {
      expect(validateEmail(email)).toBeNull()
    },
  )

  it.each(['ivan@я.рф', 'ivan@mail.b2.ru'])('takes any label of a domain, as in %s', (email) => {
    expect(validateEmail(email)).toBeNull()
  })

  it.each([
    'client',
    'client@localhost',
    '@artel.test',
    'a@b',
    'a b@c.ru',
    'a@@c.ru',
    '.a@c.ru',
    'a..b@c.ru',
    'a@-c.ru',
    'a@c..ru',
    'a@1.2',
    'a.@c.ru',
    'a@b-.ru',
    'a@b.c',
    'a@b.r1',
    'a@b.ru1',
    'a@b.1ru',
    `${'a'.repeat(65)}@c.ru`,
    `a@${'b'.repeat(64)}.ru`,
    'a@c.ru.',
  ])('refuses %s and shows what an address looks like', (email) => {
    expect(validateEmail(email)).toBe('Проверьте адрес: он должен быть вида name@example.ru.')
  })

  it('asks for what is missing and refuses what mail cannot carry', () => {
    expect(validateEmail('')).toBe('Укажите почту.')
    expect(validateEmail(`${'a'.repeat(64)}@${'b.'.repeat(100)}ru`)).toBe('Слишком длинный адрес.')
    const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.ru`
    expect([longest.length, validateEmail(longest), validateEmail(`${longest}u`)]).toEqual([
      254,
      null,
      'Слишком длинный адрес.',
    ])
  })
})

describe('validateMoney', () => {
  const limits = { min: 100_00, max: 10_000_000_00 }

  it('lets both limits through and names the one that is broken', () => {
    expect(validateMoney(100_00, limits)).toBeNull()
    expect(validateMoney(10_000_000_00, limits)).toBeNull()
    expect(validateMoney(99_99, limits)).toBe('Не меньше 100\u00a0₽.')
    expect(validateMoney(10_000_000_01, limits)).toBe('Не больше 10\u00a0000\u00a0000\u00a0₽.')
  })

  it('asks for a sum and refuses a negative one', () => {
    expect(validateMoney(null)).toBe('Укажите сумму.')
    expect(validateMoney(1.5)).toBe('Укажите сумму.')
    expect(validateMoney(-1)).toBe('Сумма не может быть отрицательной.')
    expect(validateMoney(0)).toBeNull()
  })

  it('lets a negative sum through where it may be one', () => {
    expect(validateMoney(-1, { allowNegative: true })).toBeNull()
    expect(validateMoney(-2, { allowNegative: true, min: -1 })).toBe('Не меньше -0,01\u00a0₽.')
  })
})

describe('parseMoney', () => {
  it.each([
    ['5000', 5000_00],
    ['5 000', 5000_00],
    ['5 000,50 ₽', 5000_50],
    ['99.5', 99_50],
    ['-10', -10_00],
    ['0', 0],
    ['-0', 0],
    ['−10', -10_00],
    ['5000'.padEnd(40), 5000_00],
    ['90000000000000', 90_000_000_000_000_00],
  ])('reads %j as %d kopecks', (typed, kopecks) => {
    expect(parseMoney(typed)).toBe(kopecks)
  })

  it.each([
    '',
    '₽',
    'пять',
    '1,234',
    '1.2.3',
    '--1',
    '9'.repeat(16),
    '9'.repeat(15),
    '5000'.padEnd(41),
    '1e5',
    '1'.repeat(10_000),
  ])('sees no sum in %j', (typed) => {
    expect(parseMoney(typed)).toBeNull()
  })

  it('takes no more digits after the comma than the precision', () => {
    expect([parseMoney('5,5', 1), parseMoney('5,55', 1), parseMoney('5', 0), parseMoney('5,5', 0)]).toEqual([
      550,
      null,
      500,
      null,
    ])
  })

  it('reads back every sum in the form the product shows it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (kopecks) => {
        expect(parseMoney(formatMoney(kopecks))).toBe(kopecks)
      }),
    )
  })
})

describe('validateText', () => {
  it('counts characters as people do and ignores the edges', () => {
    expect(validateText('Название', '  👩‍🔧🔧🔧 ', 5, 100)).toBeNull()
    expect(validateText('Название', ' кран ', 5, 100)).toBe('Название: не меньше 5 символов.')
    expect(validateText('Название', '🔧🔧🔧', 5, 100)).toBe('Название: не меньше 5 символов.')
    expect(validateText('Название', '🔧'.repeat(100), 5, 100)).toBeNull()
    expect(validateText('Название', 'к'.repeat(101), 5, 100)).toBe('Название: не больше 100 символов.')
  })

  it('asks to fill in what is empty', () => {
    expect(validateText('Название', '   ', 5, 100)).toBe('Название: заполните поле.')
    expect(validateText('Название', '', 1, 100)).toBe('Название: заполните поле.')
  })

  it('refuses what neither SQL nor UTF-8 can keep', () => {
    const broken = ['кран\u0000', 'кран\ud83d']
    expect(broken.map(isStorable)).toEqual([false, false])
    expect(broken.map((text) => validateText('Название', text, 1, 100))).toEqual(
      Array(2).fill('Название: есть недопустимые символы.'),
    )
  })

  it('agrees with the contract on what is right, whatever is typed', () => {
    const schema = text('Поле', 2, 20)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (value) => {
        expect(validateText('Поле', value, 2, 20) === null).toBe(schema.safeParse(value).success)
      }),
    )
  })
})

describe('validatePersonName', () => {
  it.each(['Анна', 'Анна-Мария', 'ван дер Ваальс', 'Ёлка', 'José'])('lets %s through', (name) => {
    expect(validatePersonName('Имя', name)).toBeNull()
  })

  it.each([
    ['', 'Имя: заполните поле.'],
    ['А', 'Имя: не меньше 2 символов.'],
    ['а'.repeat(51), 'Имя: не больше 50 символов.'],
    ['Анна1', 'Имя: только буквы, пробел и дефис.'],
    ['-Анна', 'Имя: только буквы, пробел и дефис.'],
    ['Анна  Мария', 'Имя: только буквы, пробел и дефис.'],
  ])('says of %j: %s', (name, message) => {
    expect(validatePersonName('Имя', name)).toBe(message)
  })

  it('agrees with the contract on what is right, whatever is typed', () => {
    const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.stringMatching(/^[a-яё -]{1,6}$/))
    fc.assert(
      fc.property(name, (value) => {
        expect(validatePersonName('Имя', value) === null).toBe(firstName.safeParse(value).success)
      }),
    )
  })
})
