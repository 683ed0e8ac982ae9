import { defineEntity } from '../src/model/defineEntity.ts'

/** Settings of the house for all users: one record with the id `house`. Every start makes sure that it exists (`PRODUCT.md S10`). */
export const houseSettings = defineEntity({
  $id: 'houseSettings',
  title: 'House settings',
  type: 'object',
  required: ['id', 'signUp'],
  properties: {
    id: { type: 'string', maxLength: 16 },
    signUp: { enum: ['open', 'closed'], default: 'open', title: 'Sign-up', description: 'Closed: accounts by invitation only' },
    dealerApproval: {
      enum: ['manual', 'auto'],
      title: 'Approval of new dealers',
      description: 'If empty, the server’s configuration applies',
    },
    skippedSteps: {
      type: 'array',
      items: { enum: ['house', 'mail', 'signUp', 'plans', 'carLot', 'colleague'] },
      uniqueItems: true,
      title: 'Skipped setup steps',
    },
    mailTestedAt: { type: 'string', format: 'date-time', readOnly: true, title: 'Mail tested' },
  },
  entity: {
    icon: 'Tune',
    menu: false,
    plural: 'House settings',
    recordLabel: '{id}',
    access: { Admin: ['list', 'show', 'edit'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly houseSettings: typeof houseSettings
  }
}
