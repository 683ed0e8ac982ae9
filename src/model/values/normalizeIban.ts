/** Upper case, without blanks, hyphens and the invisible marks that pasting from right-to-left text leaves. Apart from the table of countries, which only validators need. */
export const normalizeIban = (text: string): string => text.replace(/[\s\-\p{Cf}]/gu, '').toUpperCase()
