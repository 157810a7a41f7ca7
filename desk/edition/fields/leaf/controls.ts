import { currencies, currencyAt } from '#content/catalogue/currency.ts'
import { readMoney } from '#quotes/amounts.ts'
import type { Control, LeafNode } from '../field-node.ts'
import { type Schema, stepsOf } from '../schema.ts'

/** Differences between the controls of one value. */
interface ControlKind {
  /** Whether it sets the values of a schema. */
  takes(schema: Schema, isLong: boolean): boolean
  /** Whether the page shows the value as it is typed. */
  isText: boolean
  /** Reads a text that is not empty. */
  read(text: string, leaf: LeafNode): unknown
  /** Stands in for a missing value in a preview. */
  standIn(leaf: LeafNode, situation: { subject: string; today: string }): unknown
}

const text = {
  isText: true,
  read(typed, { canTick }) {
    if (canTick && /^compris$/i.test(typed.trim())) return true
    if (canTick && /^non compris$/i.test(typed.trim())) return false
    return typed
  },
  // Long texts are descriptions, which must differ from page to page.
  standIn: ({ label, least, most }, { subject }) =>
    least > 1
      ? `${label}, ${subject}. `.repeat(least).slice(0, least).trim().padEnd(least, '.')
      : label.slice(0, most),
} satisfies Omit<ControlKind, 'takes'>

/** The first control that takes a schema has it, so `line`, which takes any, is last. */
export const controls = {
  amount: {
    takes: ({ type }) => type === 'number',
    isText: false,
    /** An invalid number stays a text, which the schema refuses. */
    read(typed, { path }) {
      const currency = currencyAt(path)
      const read = readMoney(typed, currency)
      return read.ok ? read.value / 10 ** currencies[currency].decimals : typed
    },
    standIn: () => 1,
  },
  tick: {
    takes: ({ type }) => type === 'boolean',
    isText: false,
    read: (typed) => typed === 'oui',
    standIn: () => false,
  },
  choice: {
    takes: ({ type }) => type === 'picklist' || type === 'literal',
    isText: false,
    read: (typed, { choices }) =>
      choices?.find((choice) => String(choice) === typed) ?? (typed || null),
    standIn: ({ choices }) => choices?.[0],
  },
  day: {
    takes: (schema) => stepsOf(schema).some(({ type }) => type === 'iso_date'),
    isText: false,
    read: (typed) => typed,
    standIn: (_, { today }) => today,
  },
  text: { ...text, takes: (_, isLong) => isLong },
  line: { ...text, takes: () => true },
} satisfies Record<Control, ControlKind>

export const controlOf = (schema: Schema, isLong: boolean): Control =>
  (Object.keys(controls) as Control[]).find((name) => controls[name].takes(schema, isLong)) ??
  'line'
