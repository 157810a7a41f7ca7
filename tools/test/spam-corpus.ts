import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormValues } from '#forms/result.ts'
import {
  type Judgement,
  judgeSpam,
  neutralSignals,
  type Signals,
  thresholds,
} from '#server/spam/judge.ts'

const folder = join(import.meta.dirname, '../../server/spam/corpus')

export interface Message {
  lang: string
  kind?: string
  text: string
  name?: string
  email?: string
  phone?: string
}

/** The filter was tuned on `tuning`; published figures come from `measure`. */
export type Half = 'tuning' | 'measure'

export function readCorpus(file: 'legitimate' | 'spam', half: Half): Message[] {
  return readFileSync(join(folder, `${file}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .filter((_, index) => (index % 2 === 0) === (half === 'tuning'))
    .map((line) => JSON.parse(line))
}

export function judgeMessage(message: Message, signals: Signals = neutralSignals): Judgement {
  return judgeSpam('contact', valuesOf(message), signals)
}

export function isQuarantined({ score }: Judgement): boolean {
  return score >= thresholds.quarantine
}

function valuesOf({ text, name, email, phone }: Message): FormValues {
  return {
    name: name ?? 'Camille Martin',
    email: email ?? 'camille.martin@courriel.example',
    phone: phone ?? '06 12 34 56 78',
    message: text,
  }
}
