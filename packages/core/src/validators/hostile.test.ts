import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from '../contract/file-terms.ts'
import { createMask, initials, publicName, readAmount, readPhone, writeAmount, writePhone } from '../format/index.ts'
import { findContacts } from '../tasks/index.ts'
import * as validators from './index.ts'

/** Milliseconds that no validator may exceed on {@link LENGTH} characters. */
const LIMIT = 5
const LENGTH = 100_000

const { companyRules, reviewRules, taskRules } = validators

/** Exports that read no text: what makes rules, choices, sums, sentences. */
const others = [
  'FAR_DAY',
  'FAR_POINT',
  'bytesOf',
  'choiceRules',
  'companyFieldsOf',
  'countRule',
  'NEGATIVE_SUM',
  'neededRule',
  'NO_ANSWER_ADDRESS',
  'NO_SECTION',
  'TAKEN_SECTION',
  'PASSWORD_HINT',
  'SITE_PATH',
  'priceRule',
  'sumRule',
  'yearRule',
  'TOO_LONG_ADDRESS',
  'textRule',
  'UNKNOWN_CATEGORY',
  'UNKNOWN_CITY',
  'UNKNOWN_SECTION',
  'wrongLine',
  'UNSHOWN_CASE',
] as const

type Check = (text: string) => unknown

const letters = new Map<string, readonly string[]>()

/** A long list, made before the runs that are measured: to make it takes longer than to read it. */
const lettersOf = (text: string): readonly string[] => {
  const made = letters.get(text) ?? [...text]
  letters.set(text, made)
  return made
}

/** Each validator over one string, or each rule of a set; a new one has to be added here or the test below names it. */
const checks: Record<Exclude<keyof typeof validators, (typeof others)[number]>, Check | readonly Check[]> = {
  documentsRule: (text) => validators.documentsRule(lettersOf(text)),
  validateInn: (text) => [validators.validateInn(text, 'LLC'), validators.validateInn(text, 'SP')],
  validateOgrn: (text) => [validators.validateOgrn(text, 'LLC'), validators.validateOgrn(text, 'SP')],
  validateEmail: validators.validateEmail,
  validateFileSizes: (text) => validators.validateFileSizes([text.length], FILE_LIMITS.task),
  validateFiles: (text) => validators.validateFiles([{ name: text, size: 1 }], FILE_LIMITS.task),
  validateMoney: (text) => validators.validateMoney(Number(text)),
  parseMoney: (text) => validators.parseMoney(text),
  isCalendarDay: validators.isCalendarDay,
  startDay: validators.startDay,
  checkPassword: validators.checkPassword,
  validatePassword: validators.validatePassword,
  validatePersonName: (text) => validators.validatePersonName('Имя', text),
  normalizePhone: validators.normalizePhone,
  validatePhone: validators.validatePhone,
  isStorable: validators.isStorable,
  textLength: validators.textLength,
  personRules: Object.values(validators.personRules),
  categoryRequestRules: [validators.categoryRequestRules.name, validators.categoryRequestRules.about],
  articleRules: [
    validators.articleRules.title,
    validators.articleRules.lead,
    validators.articleRules.draftLead,
    validators.articleRules.category,
    validators.articleRules.tag,
    (text) => validators.articleRules.tags([text]),
  ],
  caseRules: [validators.caseRules.title, validators.caseRules.text],
  productRules: [
    validators.productRules.title,
    validators.productRules.description,
    validators.productRules.attributeName,
    validators.productRules.attributeValue,
    validators.productRules.sku,
  ],
  serviceRules: [validators.serviceRules.name, validators.serviceRules.unit],
  savedSearchRules: Object.values(validators.savedSearchRules),
  signInRules: Object.values(validators.signInRules),
  companyRules: [
    (text) => companyRules.inn(text, 'SP'),
    (text) => companyRules.ogrn(text, 'SP'),
    companyRules.shortName,
    companyRules.companyPhoneNumber,
    companyRules.district,
  ],
  reviewRules: [
    reviewRules.anyText,
    reviewRules.answer,
    (text) => reviewRules.text(text, 1),
    (text) => reviewRules.text(text, 5),
  ],
  taskRules: [
    taskRules.title,
    taskRules.description,
    taskRules.addressDetail,
    taskRules.comment,
    taskRules.objection,
    taskRules.optionalComment,
  ],
  questionRules: Object.values(validators.questionRules),
  landingRules: [
    validators.landingRules.title,
    validators.landingRules.lead,
    validators.landingRules.question,
    validators.landingRules.answer,
  ],
  sitePageRules: [
    validators.sitePageRules.title,
    validators.sitePageRules.lead,
    validators.sitePageRules.pointsTitle,
    validators.sitePageRules.pointTitle,
    validators.sitePageRules.pointText,
    validators.sitePageRules.questionsTitle,
    validators.sitePageRules.question,
    validators.sitePageRules.answer,
  ],
  faqRules: [
    validators.faqRules.title,
    validators.faqRules.about,
    validators.faqRules.slug,
    validators.faqRules.question,
    validators.faqRules.answer,
  ],
  complaintRules: (text) => validators.complaintRules.text(text),
  adminRules: [
    (text) => validators.adminRules.blockComment(text, { rule: 'OTHER' }),
    (text) => validators.adminRules.blockComment(text, { rule: 'SPAM' }),
    validators.adminRules.sitePath,
    validators.adminRules.movedPath,
  ],
  legalRules: (text) => validators.legalRules.text(text),
  replyRules: (text) => validators.replyRules.text(text),
  validateText: (text) => validators.validateText('Поле', text, 1, 5000),
}

const repeated = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)

/** Strings that make careless patterns backtrack, and long ones of everything else. */
const hostile: Readonly<Record<string, string>> = {
  letters: repeated('a'),
  'letters and a stranger at the end': `${repeated('я')}!`,
  digits: repeated('1'),
  'digits and a stranger at the end': `+7${repeated('1')}x`,
  'letters and hyphens': `${repeated('а-')}-`,
  'letters and spaces': `${repeated('а ')} `,
  spaces: repeated(' '),
  'spaces around': `${repeated(' ')}x${repeated(' ')}`,
  'dots after an at': `a@${repeated('a.')}`,
  ats: repeated('a@'),
  dots: repeated('.'),
  pairs: repeated('😀'),
  'lone surrogates': repeated('\ud800'),
  nought: repeated('\u0000'),
  marks: repeated('e\u0301'),
  'password and digits': `password${repeated('1')}`,
}

/** Long texts as people paste them. */
const wordy: Readonly<Record<string, string>> = {
  prose: repeated('Нужно поклеить обои в двух комнатах, 45 м². '),
  numbers: repeated('8 912 345-67-8 '),
  sites: repeated(`${'a'.repeat(63)}.ru `),
  messengers: repeated('телеграм: '),
}

/** Milliseconds of processor time that this process has used: a busy machine does not add to them. */
const work = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The least work of several runs: what V8 does beside a run, compiling and collecting, only adds to it. */
const quickest = (run: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 30 && best > LIMIT; attempt += 1) {
    const start = work()
    run()
    best = Math.min(best, work() - start)
  }
  return best
}

describe('a validator of 100 kB', () => {
  it('is here, whichever it is', () => {
    expect([...Object.keys(checks), ...others].toSorted()).toEqual(Object.keys(validators).toSorted())
  })

  it.each(Object.entries(checks))('is done within 5 ms: %s', (_, check) => {
    const each = [check].flat()
    const slow = Object.entries(hostile).filter(([, text]) => each.some((one) => quickest(() => one(text)) > LIMIT))
    expect(slow.map(([name]) => name)).toEqual([])
  })
})

const company = (shortName: string) => ({
  firstName: '',
  lastName: '',
  company: { businessType: 'LLC', shortName } as const,
})
const mask = createMask('## ## ######')

/** What looks at a field on each keystroke. */
const onKeystroke: Readonly<Record<string, (text: string) => unknown>> = {
  findContacts,
  'a mask': (text) => [mask.write(text), mask.read(text), mask.isComplete(text)],
  writePhone,
  readPhone,
  writeAmount: (text) => writeAmount(text, 2),
  readAmount: (text) => readAmount(text, 2),
  'initials of a person': (text) => initials({ firstName: text, lastName: text }),
  'initials of a company': (text) => initials(company(text)),
  publicName: (text) => [publicName({ firstName: text, lastName: text }), publicName(company(text))],
}

describe('what reads a field while 100 kB are in it', () => {
  it.each(Object.entries(onKeystroke))('is done within 5 ms: %s', (_, read) => {
    const slow = Object.entries({ ...hostile, ...wordy }).filter(([, text]) => quickest(() => read(text)) > LIMIT)
    expect(slow.map(([name]) => name)).toEqual([])
  })
})

describe('what checks the longest password that is let through', () => {
  it('is done within 5 ms as well', async () => {
    const { isCommonPassword } = await import('./common-passwords.ts')
    const texts = [
      'a1'.repeat(32),
      'password'.repeat(7).concat('12345678'),
      '1'.repeat(63).concat('a'),
      '@4$503'.repeat(10),
    ]
    expect(texts.filter((text) => quickest(() => isCommonPassword(text)) > LIMIT)).toEqual([])
  })
})
