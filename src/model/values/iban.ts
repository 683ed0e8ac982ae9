import { isValidIBAN } from 'ibantools'

export { normalizeIban } from './normalizeIban.ts'

/** Whether it is an IBAN in electronic form: known country, its length and characters, check digits right. */
export const isIban = (text: string): boolean => isValidIBAN(text)
