import { defineEntity } from '../src/model/defineEntity.ts'

/** Who has accepted which version of the bidding terms, and when. Only `src/server/features/auctions/terms` writes it. */
export const termsAcceptances = defineEntity({
  $id: 'termsAcceptances',
  title: 'Acceptance of terms',
  type: 'object',
  required: ['user', 'terms', 'acceptedAt'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade' },
    terms: { type: 'string', reference: 'biddingTerms', keep: true, title: 'Version' },
    acceptedAt: { type: 'string', format: 'date-time', title: 'Accepted' },
  },
  entity: {
    icon: 'Gavel',
    path: 'TermsAcceptance',
    menu: false,
    plural: 'Acceptances of terms',
    recordLabel: '{acceptedAt}',
    sort: { field: 'acceptedAt', order: 'DESC' },
    access: { Admin: ['list', 'show', 'export'], Dealer: ['list', 'show'] },
    scope: { user: '$user.id' },
    readOnly: true,
    unique: [['user', 'terms']],
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly termsAcceptances: typeof termsAcceptances
  }
}
