import { HOUSE_FIRM } from '../../schemas/parts/tenancy.ts'
import { foldText } from '../../src/model/values/foldText.ts'
import { COUNT_LIMIT } from '../../src/server/db/repository/repository.ts'

/** A customer in the API's answers, with members in the product's order. */
export interface Customer {
  readonly id: string
  readonly _version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly firm: string
  readonly code: string | null
  readonly firstName: string | null
  readonly secondName: string | null
  readonly fullName: string | null
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly phoneNumber2: string | null
  readonly contactPhoneNo: string | null
  readonly contactPerson: string | null
  readonly address: string | null
  readonly address2: string | null
  readonly country: string | null
  readonly language: string | null
  readonly creditLimit: string | null
  readonly paymentPlan: string | null
  readonly priceList: string | null
  readonly taxNo: string | null
  readonly iban: string | null
  readonly recipientFirm: string | null
  readonly remindedOn: string | null
  readonly blocked: boolean | null
}

export const SELECTED = `c.id, c._version, c."createdAt", c."updatedAt", c.firm, c.code, c."firstName", c."secondName", c."fullName", c.email, c."phoneNumber",
  c."phoneNumber2", c."contactPhoneNo", c."contactPerson", c.address, c.address2, c.country, c.language,
  c."creditLimit", c."paymentPlan", c."priceList", c."taxNo", c.iban, c."recipientFirm", c."remindedOn", c.blocked`

/** Counts rows like the product, up to the same limit. */
export const counted = (from: string) => `select count(*) as n from (select 1 from ${from} limit ${COUNT_LIMIT + 1}) counted`

export const INSERTED = `id, _version, "createdAt", "updatedAt", firm, code, code_key, "firstName", "firstName_key", "secondName", "secondName_key",
  "fullName", "fullName_key", email, email_key, "phoneNumber", "phoneNumber_key", "phoneNumber2", "phoneNumber2_key", "contactPhoneNo",
  "contactPhoneNo_key", "contactPerson", "contactPerson_key", address, address_key, address2, address2_key, country, "taxNo", "taxNo_key", blocked`

/** Values for `INSERTED`. */
export function insertedValues(c: Customer) {
  return [
    ...[c.id, c._version, c.createdAt, c.updatedAt, c.firm],
    ...keyed(c.code),
    ...keyed(c.firstName),
    ...keyed(c.secondName),
    ...keyed(c.fullName),
    ...keyed(c.email),
    ...keyed(c.phoneNumber),
    ...keyed(c.phoneNumber2),
    ...keyed(c.contactPhoneNo),
    ...keyed(c.contactPerson),
    ...keyed(c.address),
    ...keyed(c.address2),
    c.country,
    ...keyed(c.taxNo),
    c.blocked,
  ]
}

/** A text and its folded form for sorting and searching. */
export const keyed = (text: string | null): readonly [string | null, string | null] => [text, text === null ? null : foldText(text)]

export const newCustomer = (id: string, now: string, given: Partial<Customer>): Customer => ({
  id,
  _version: 1,
  createdAt: now,
  updatedAt: now,
  firm: HOUSE_FIRM,
  code: given.code ?? null,
  firstName: given.firstName ?? null,
  secondName: given.secondName ?? null,
  fullName: given.fullName ?? `${given.firstName} ${given.secondName}`,
  email: given.email ?? null,
  phoneNumber: given.phoneNumber ?? null,
  phoneNumber2: given.phoneNumber2 ?? null,
  contactPhoneNo: given.contactPhoneNo ?? null,
  contactPerson: given.contactPerson ?? null,
  address: given.address ?? null,
  address2: given.address2 ?? null,
  country: given.country ?? null,
  language: null,
  creditLimit: null,
  paymentPlan: null,
  priceList: null,
  taxNo: given.taxNo ?? null,
  iban: null,
  recipientFirm: null,
  remindedOn: null,
  blocked: given.blocked ?? false,
})
