import { listenKeys } from '../ui/listen-keys.ts'
import { moveToRow } from '../ui/place.ts'
import { reviewAddress } from './wire.ts'

listenKeys(() => ({
  j: () => moveToRow(1),
  k: () => moveToRow(-1),
  e: () => location.assign(reviewAddress),
  '/': () => document.getElementById('chercher')?.focus(),
}))
