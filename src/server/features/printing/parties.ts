import type { Letterhead, Party } from '../../../domain/printing/printable.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { countryName } from '../../../model/values/keptFormats.ts'
import { intlLocale } from '../../../model/values/numberText.ts'
import type { UploadLinks } from '../../records/uploads/uploadLinks.ts'
import type { PrintingContext } from './printKind.ts'

type Texts = PrintingContext['texts']

const present = (lines: readonly (string | null | undefined)[]): string[] => lines.flatMap((line) => (line ? [line] : []))

/** Name of a country in the document's language. */
function countryIn(code: string | null | undefined, locale: string): string | null {
  if (!code || !/^[A-Z]{2}$/.test(code)) return null
  return countryName(code, intlLocale(locale)) ?? null
}

const labelled = (label: string, value: string | null | undefined): string | null => (value ? `${label} ${value}` : null)

export function letterheadOf(
  firm: EntityMap['firms'] | undefined,
  links: UploadLinks,
  { facts, colon }: Texts,
  locale: string,
): Letterhead {
  if (!firm) return { name: '', lines: [], logo: null }
  const { name, tradeName, logo, address, city, country, taxNo, email, phone } = firm
  const place = present([city, countryIn(country, locale)]).join(', ')
  const legal = tradeName && tradeName !== name ? name : null
  const contact = present([phone, email]).join(' · ')
  return {
    name: tradeName ?? name,
    lines: present([legal, address, place, contact, labelled(`${facts.taxNo}${colon}`, taxNo)]),
    logo: logo ? `/api/uploads/${logo}?t=${links.sign(logo).token}&size=card` : null,
  }
}

export function addresseeOf(customer: EntityMap['customers'] | undefined, { facts, colon }: Texts, locale: string) {
  return (label: string): Party => {
    if (!customer) return { label, name: '–', lines: [] }
    const { fullName, firstName, secondName, contactPerson, address, address2, country, taxNo } = customer
    return {
      label,
      name: fullName ?? `${firstName} ${secondName}`,
      lines: present([contactPerson, address, address2, countryIn(country, locale), labelled(`${facts.taxNo}${colon}`, taxNo)]),
    }
  }
}
