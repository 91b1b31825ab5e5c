import { normalizePhone } from '../validators/index.ts'

/** What is wrong with a value, given the rest of the form; rules of `validators` are such. */
export type FieldRule<T, Rest = unknown> = (value: T, values: Rest) => string | null

/** One field of a form: what it holds, what it may hold, and what of it is sent. */
export interface FormField<T, Wire = T, Rest = unknown> {
  /** Before anything is typed. */
  readonly initial: T
  readonly rule: FieldRule<T, Rest>
  /** The value as the body of the request has it; asked only of what the rule lets through. */
  readonly wire: (value: T, values: Rest) => Wire
  /** Never written down. */
  readonly isSecret: boolean
}

const fine = () => null

/** A value that is sent as it stands. */
export const valueField = <T, Rest = unknown>(initial: T, rule: FieldRule<T, Rest> = fine): FormField<T, T, Rest> => ({
  initial,
  rule,
  wire: (value) => value,
  isSecret: false,
})

/** Something that is `null` until it is chosen or filled in; its rule does not let `null` through. */
export const choiceField = <T, Rest = unknown>(rule: FieldRule<T | null, Rest>): FormField<T | null, T, Rest> => ({
  ...valueField<T | null, Rest>(null, rule),
  wire: (value) => value as T,
})

/** A tick that has to be set. */
export const tickField = (rule: FieldRule<boolean>): FormField<boolean, true> => ({
  ...valueField<boolean>(false, rule),
  wire: (value) => value as true,
})

/** Text; what stands around it counts for nothing. */
export const textField = <Rest = unknown>(rule: FieldRule<string, Rest>): FormField<string, string, Rest> => ({
  ...valueField<string, Rest>('', (value, values) => rule(value.trim(), values)),
  wire: (value) => value.trim(),
})

/** Text that is sent as `null` when it is left empty. */
export const optionalTextField = <Rest = unknown>(
  rule: FieldRule<string, Rest>,
): FormField<string, string | null, Rest> => ({
  ...textField(rule),
  wire: (value) => value.trim() || null,
})

/** Every character counts, and none is ever written down. */
export const passwordField = (rule: FieldRule<string>): FormField<string> => ({
  ...valueField<string>('', rule),
  isSecret: true,
})

const typedPhone = (typed: string) => normalizePhone(typed) ?? typed.trim()

/** A phone as people type it, sent as `+7` and ten digits; its rule is about that. */
export const phoneField = <Rest = unknown>(rule: FieldRule<string, Rest>): FormField<string, string, Rest> => ({
  ...valueField<string, Rest>('', (value, values) => rule(typedPhone(value), values)),
  wire: typedPhone,
})

/** A field that is asked only sometimes; otherwise it may hold anything and is sent as `null`. */
export const onlyWhen = <T, Wire, Rest>(
  isAsked: (values: Rest) => boolean,
  field: FormField<T, Wire, Rest>,
): FormField<T, Wire | null, Rest> => ({
  ...field,
  rule: (value, values) => (isAsked(values) ? field.rule(value, values) : null),
  wire: (value, values) => (isAsked(values) ? field.wire(value, values) : null),
})
