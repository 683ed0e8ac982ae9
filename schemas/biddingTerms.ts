import { defineEntity } from '../src/model/defineEntity.ts'

const text = { type: 'string', format: 'markdown', minLength: 1, maxLength: 20_000, list: false } as const

/** The house's terms for bidding and for offering cars. A version never changes: a new one is accepted by each user before the next bid or offer. */
export const biddingTerms = defineEntity({
  $id: 'biddingTerms',
  title: 'Bidding terms',
  type: 'object',
  required: ['en', 'ar', 'fr', 'tr'],
  properties: {
    version: { type: 'integer', minimum: 1, unique: true, readOnly: true, keep: true },
    en: { ...text, title: 'English' },
    ar: { ...text, title: 'Arabic' },
    fr: { ...text, title: 'French' },
    tr: { ...text, title: 'Turkish' },
  },
  entity: {
    icon: 'Gavel',
    path: 'BiddingTerms',
    menu: 'administration',
    menuOrder: 118,
    plural: 'Bidding terms',
    recordLabel: '{version}',
    sort: { field: 'version', order: 'DESC' },
    columns: ['version', 'createdAt'],
    access: { Admin: ['list', 'show', 'create'], Dealer: ['list', 'show'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly biddingTerms: typeof biddingTerms
  }
}
