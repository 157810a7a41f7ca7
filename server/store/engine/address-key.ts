/** One spelling per mailbox, for comparisons only: mails go to the address as it was typed. */
export function addressKey(address: string): string {
  return address.normalize('NFC').replace(/\s/g, '').toLowerCase()
}
