import { validateMoney } from './money.ts'
import { validateText } from './text.ts'

/** Judges a value: `null` when it is fine, else a Russian sentence. Forms, shapes of the contract and mocks share it. */
export type Rule<T> = (value: T) => string | null

/** A rule of a text that says the name of its field. */
export interface TextRule extends Rule<string> {
  /** Name of the field, as the sentences and the label on the screen have it. */
  readonly label: string
  /** Most characters. */
  readonly max: number
}

/** Text of so many characters; fewer than one: it may be empty. `empty` says what to write where nothing is. */
export const textRule = (label: string, min: number, max: number, empty?: string): TextRule =>
  Object.assign((value: string) => validateText(label, value, min, max, empty), { label, max })

/** Kopecks within limits, both included. */
export const sumRule =
  ([min, max]: readonly [number, number]): Rule<number | null> =>
  (kopecks) =>
    validateMoney(kopecks, { min, max })

/** Something has to be chosen, or ticked, or loaded up; the sentence says what. */
export const neededRule =
  (sentence: string): Rule<unknown> =>
  (value) =>
    value === null || value === undefined || value === '' || value === false ? sentence : null

/**
 * How many things a list may hold.
 * @param few sentence below `min`
 * @param many sentence above `max`
 */
export const countRule =
  (
    [min, max]: readonly [number, number],
    { few = '', many }: { few?: string; many: string },
  ): Rule<readonly unknown[]> =>
  ({ length }) => {
    if (length < min) return few
    return length > max ? many : null
  }
