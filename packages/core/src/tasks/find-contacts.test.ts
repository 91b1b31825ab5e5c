import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findContacts } from './find-contacts.ts'

const found = (text: string) => findContacts(text).map(({ kind, text }) => `${kind} ${text}`)

describe('findContacts', () => {
  it.each([
    ['Звоните +7 (912) 345-67-89 после шести', 'phone +7 (912) 345-67-89'],
    ['тел. 89123456789', 'phone 89123456789'],
    ['8 843 200 10 20, Ольга', 'phone 8 843 200 10 20'],
    ['89123456789', 'phone 89123456789'],
    ['79123456789', 'phone 79123456789'],
    ['Пишите 912 345 67 89', 'phone 912 345 67 89'],
    ['Почта: ivan.petrov@mail.ru.', 'email ivan.petrov@mail.ru'],
    ['смотрите https://example.com/photo?id=1', 'link https://example.com/photo?id=1'],
    ['фото на disk.yandex.ru/d/abc', 'link disk.yandex.ru/d/abc'],
    ['сайт мастер.рф', 'link мастер.рф'],
    ['t.me/ivan_p', 'link t.me/ivan_p'],
    ['Мой ник @ivan_petrov', 'handle @ivan_petrov'],
    ['Телеграм: ivan_petrov', 'handle Телеграм: ivan_petrov'],
    ['Пишите ８９１２３４５６７８９', 'phone 89123456789'],
    ['тел. 8\u200B912\u2060345\u00AD67\u200D89', 'phone 89123456789'],
    ['8️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣', 'phone 89123456789'],
    ['тел. ٨٩١٢٣٤٥٦٧٨٩', 'phone 89123456789'],
    ['8—912—345‑67‑89', 'phone 8—912—345‐67‐89'],
    ['ivan＠mail．ru', 'email ivan@mail.ru'],
    ['ｔ．ｍｅ／ivan_p', 'link t.me/ivan_p'],
  ])('notices the contact in «%s»', (text, contact) => {
    expect(found(text)).toEqual([contact])
  })

  it.each([
    'Бюджет от 5 000 до 10 000 рублей, площадь 45 м²',
    'Нужно сделать к 25.11.2026, размеры 1200х600х18, артикул 1000250',
    'Оплата 3 000 000 за весь дом площадью 250 метров',
    'Стены и т.д. Потолок. Рассчитываю на 2-3 дня',
    'Дом 5, корпус 2, квартира 118, код 1234',
  ])('leaves ordinary words and numbers alone: «%s»', (text) => {
    expect(found(text)).toEqual([])
  })

  it('reports each contact once, an address not also as a name or a site', () => {
    expect(found('ivan@mail.ru, 89123456789, @ivan_p')).toEqual([
      'email ivan@mail.ru',
      'handle @ivan_p',
      'phone 89123456789',
    ])
  })

  it('finds contacts far apart in a long text, in their order', () => {
    const gap = ' слово'.repeat(500)
    const text = `a@b.ru${gap} мастер.рф${gap} @ivan_p${gap} c@d.com, 89123456789`
    expect(found(text)).toEqual([
      'email a@b.ru',
      'email c@d.com',
      'link мастер.рф',
      'handle @ivan_p',
      'phone 89123456789',
    ])
  })

  it('reads no further than any text of the product goes', () => {
    expect(found(`${'слово '.repeat(2000)}89123456789`)).toEqual([])
  })

  it('survives any text and never finds what is not there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const contact of findContacts(text)) if (!text.includes(contact.text)) throw new Error(contact.text)
      }),
    )
  })
})
