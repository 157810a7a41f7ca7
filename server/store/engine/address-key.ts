import { withoutFormat } from '#forms/pasted.ts'

/** One spelling per mailbox, for comparisons only: mails go to the address as it was typed. */
export function addressKey(address: string): string {
  return withoutFormat(address).normalize('NFC').replace(/\s/g, '').toLowerCase()
}
