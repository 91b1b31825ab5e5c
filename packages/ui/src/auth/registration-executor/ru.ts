import type { RegistrationStep } from '@artel/core/auth'
import type { BUSINESS_TYPES } from '@artel/core/contract'
import { companyRules } from '@artel/core/validators'

type BusinessType = (typeof BUSINESS_TYPES)[number]

/** Words of the registration of an executor. */
export const ru = {
  title: 'Стать исполнителем',
  lead: 'Три коротких шага, и можно откликаться на задания.',
  stepNames: { company: 'Форма работы', work: 'Что и где', person: 'О вас' } satisfies Record<RegistrationStep, string>,
  headings: {
    company: 'Как вы работаете?',
    work: 'Что вы делаете и где?',
    person: 'Расскажите о себе',
  } satisfies Record<RegistrationStep, string>,
  next: 'Дальше',
  submit: 'Зарегистрироваться',

  businessType: 'Форма работы',
  businessTypes: {
    LLC: { label: 'ООО', hint: 'Компания с сотрудниками или без' },
    SP: { label: 'ИП', hint: 'Индивидуальный предприниматель' },
    SE: { label: 'Самозанятый', hint: 'Платите налог на\u00a0профдоход' },
  } satisfies Record<BusinessType, { label: string; hint: string }>,
  inn: 'ИНН',
  innHint: (digits: number) => `${digits} цифр.`,
  ogrn: { LLC: 'ОГРН', SP: 'ОГРНИП' },
  shortName: companyRules.shortName.label,
  shortNameHint: 'Короткое, каким его увидят заказчики: ООО\u00a0«Тёплый дом».',
  companyPhone: 'Рабочий телефон',
  companyPhoneHint: 'Его увидят заказчики, с которыми вы договорились.',

  categories: 'Категории работ',
  categoriesHint: (max: number) => `Выберите от 1 до ${max}: о заданиях в них мы будем сообщать.`,
  categoriesSearch: 'Найти категорию',
  categoriesFailed: 'Не удалось загрузить категории',
  categoriesEmpty: 'Категорий пока нет',
  categoriesEmptyText: 'Загляните чуть позже: без категории зарегистрироваться нельзя.',
  categoriesLoading: 'Загружаем категории',
  districts: 'Районы, в которых вы работаете',
  districtsHint: 'Если работаете по всему городу, оставьте пустым.',
  districtPlaceholder: 'Например, Вахитовский',
  addDistrict: 'Добавить',
  chosenDistricts: 'Выбранные районы',
  visitClient: 'Выезжаю к заказчику',
} as const
