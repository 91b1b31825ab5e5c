import { fromPromise } from 'xstate'
import type { KeyValueStorage } from '../ports/index.ts'
import type { FormField } from './fields.ts'
import { createFormMachine } from './form.machine.ts'
import { formSelector } from './form.selectors.ts'
import type { FieldErrors, FieldName, FormMachine, FormSnapshot, FormStep, FormViewState } from './form.types.ts'
import { createFormDraft, type FormDraft } from './form-draft.ts'

// biome-ignore lint/suspicious/noExplicitAny: each field knows its own types, `ValuesOf` and `BodyOf` read them
type AnyField = FormField<any, any, any>
type Fields = Readonly<Record<string, AnyField>>

/** Values of a form with these fields. */
export type ValuesOf<F extends Fields> = { readonly [N in keyof F & string]: F[N]['initial'] }

type WireOf<F extends Fields> = { [N in keyof F & string]: ReturnType<F[N]['wire']> }
type Inner<N, P extends string> = N extends `${P}.${infer Rest}` ? Rest : never
type Outer<N> = N extends `${infer P}.${string}` ? P : never

/** What a form with these fields sends; `company.inn` stands as `inn` in `company`. */
export type BodyOf<F extends Fields> = {
  [N in keyof F & string as N extends `${string}.${string}` ? never : N]: WireOf<F>[N]
} & {
  [P in Outer<keyof F & string>]: {
    [N in keyof F & string as Inner<N, P>]: WireOf<F>[N]
  }
}

export interface FormDefinition<F extends Fields, Step extends string, Ports, Output> {
  /** Name of the machine, e.g. `signIn`. */
  readonly id: string
  /** Names are the paths of the request's body, dots included. */
  readonly fields: F
  /** Names of the fields of each step, in order; left out by a form without steps. */
  readonly steps?: Readonly<Record<Step, readonly (keyof F & string)[]>>
  /** Sends what is sound. @throws ApiError by field, shown where it was typed */
  readonly send: (body: BodyOf<F>, ports: Ports) => Promise<Output>
}

/** A form: everything that follows from its fields. */
export interface Form<F extends Fields, Step extends string, Ports, Output> {
  /** Before anything is typed. */
  readonly initial: ValuesOf<F>
  /** Names of the steps, in order. */
  readonly steps: readonly Step[]
  /** Its port `submit` says that it is missing; {@link Form.provide} gives it. */
  readonly machine: FormMachine<ValuesOf<F>, Output>
  readonly provide: (ports: Ports) => FormMachine<ValuesOf<F>, Output>
  /** Russian messages of what may not be sent, by field. */
  readonly validate: (values: ValuesOf<F>) => FieldErrors
  /** The form as a screen shows it. */
  readonly select: (snapshot: FormSnapshot<ValuesOf<F>, Output>) => FormViewState<ValuesOf<F>, Output, Step>
  /** Keeps what is typed, but no passwords. */
  readonly draft: (storage: KeyValueStorage, key: string) => FormDraft<ValuesOf<F>>
}

/** `{ 'company.inn': 1 }` → `{ company: { inn: 1 } }` */
const nested = (flat: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const body: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(flat)) {
    const [name = '', inner] = path.split('.')
    body[name] = inner === undefined ? value : { ...(body[name] as object), [inner]: value }
  }
  return body
}

const mapped = <T>(fields: Fields, read: (field: AnyField, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field, name)]))

/**
 * Makes a form of its fields and of the call that takes it. `Step` is `never` for a form without steps.
 */
export const defineForm = <F extends Fields, Ports, Output, Step extends string = never>({
  id,
  fields,
  steps,
  send,
}: FormDefinition<F, Step, Ports, Output>): Form<F, Step, Ports, Output> => {
  type V = ValuesOf<F>
  const names = Object.keys(fields) as FieldName<V>[]
  const initial = mapped(fields, (field) => field.initial) as V
  const formSteps = Object.entries<readonly string[]>(steps ?? {}).map(([name, own]) => ({ name, fields: own }))
  const validate = (values: V): FieldErrors =>
    Object.fromEntries(
      Object.entries(mapped(fields, (field, name) => field.rule(values[name], values))).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      ),
    )
  const machine = createFormMachine<V, Output>({
    id,
    initial,
    steps: steps ? formSteps : [{ name: 'form', fields: names }],
    validate,
  })
  return {
    initial,
    steps: formSteps.map(({ name }) => name as Step),
    machine,
    provide: (ports) =>
      machine.provide({
        actors: {
          submit: fromPromise<Output, V>(({ input: values }) =>
            send(nested(mapped(fields, (field, name) => field.wire(values[name], values))) as BodyOf<F>, ports),
          ),
        },
      }),
    validate,
    select: formSelector<V, Output, Step>(formSteps as readonly FormStep[] as readonly FormStep<Step>[]),
    draft: (storage, key) =>
      createFormDraft<V>({ storage, key, initial, secrets: names.filter((name) => fields[name]?.isSecret) }),
  }
}
