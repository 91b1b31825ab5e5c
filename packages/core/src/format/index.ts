export { amountText, readAmount, writeAmount } from './amount-text.ts'
export { type CalendarTime, calendarTime, dayNumber, type Moment } from './calendar.ts'
export { deviceTimeZone } from './device-zone.ts'
export { formatDistance } from './distance.ts'
export { FILE_SIZE_FACTOR, FILE_UNITS, type FileUnit, formatFileSize, inLargestUnit } from './file-size.ts'
export { hyphened, inLatin, inRussian } from './latin.ts'
export { createMask, type TextMask } from './masked-text.ts'
export {
  type BudgetLike,
  formatBudget,
  formatMoney,
  formatMoneyRange,
  formatPrice,
  MONEY_PRECISION,
  type MoneyPrecision,
  type PriceLike,
} from './money.ts'
export { formatNumber, formatPercent, type NumberDigits } from './number.ts'
export { clampPage, DEFAULT_PAGE, type PageStep, pageCount, pageSteps } from './pagination.ts'
export { displayedPhone, initials, type PersonLike, publicName, type WithPhones } from './person.ts'
export { formatPhone } from './phone.ts'
export { readPhone, writePhone } from './phone-text.ts'
export { counted, type PluralForms, plural, words } from './plural.ts'
export { formatSpan } from './span.ts'
export { formatTaskDates, type TaskDatesLike } from './task-dates.ts'
export { formatDay, formatDaySeparator, formatLastVisit, formatRelativeTime, formatTime } from './time.ts'
export { DOT, NBSP, quoted } from './typography.ts'
