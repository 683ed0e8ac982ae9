import { isValidIBAN } from 'ibantools'

/** Whether it is an IBAN in electronic form: known country, its length and characters, check digits right. */
export const isIban = (text: string): boolean => isValidIBAN(text)

/** Upper case, without blanks, hyphens and the invisible marks that pasting from right-to-left text leaves. */
export const normalizeIban = (text: string): string => text.replace(/[\s\-\p{Cf}]/gu, '').toUpperCase()
