import { v7 } from 'uuid'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { RuleContext } from '../../records/rules.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { lockCustomer } from '../invoices/openDocuments.ts'
import { forHouse } from './forHouse.ts'

/** Text for a detail that the firm has not given; customers need one. */
const UNKNOWN = '–'

/** A free code: `FIRM-7`, or a longer one if the house has given that to another customer. */
async function codeFor({ repository, trx }: RuleContext, { id, number }: EntityMap['firms']): Promise<string> {
  const code = `FIRM-${number}`
  const taken = await repository.of('customers').findOne(trx, { firm: TENANCY.house, code })
  return taken ? `${code}-${id.slice(-8)}` : code
}

async function createCustomer(context: RuleContext, firm: EntityMap['firms']): Promise<EntityMap['customers']> {
  const { repository, trx, records, subject } = forHouse(context)
  const [user] = await repository.of('users').find(trx, { firm: firm.id }, { limit: 1 })
  const after = await repository.of('customers').insert(trx, {
    id: v7(),
    firm: TENANCY.house,
    code: await codeFor(context, firm),
    firstName: firm.name.slice(0, 100),
    secondName: firm.tradeName?.slice(0, 100) ?? UNKNOWN,
    fullName: firm.name,
    email: firm.email ?? user?.email ?? UNKNOWN,
    phoneNumber: firm.phone ?? UNKNOWN,
    address: firm.address || firm.city || UNKNOWN,
    address2: firm.address ? firm.city : null,
    country: firm.country,
    taxNo: firm.taxNo,
    language: firm.locale,
    recipientFirm: firm.id,
    blocked: false,
  })
  await recordWritten(records, trx, { entity: entityOf(records, 'customers'), subject, action: 'create', after })
  return after
}

/** The firm as a customer of the house, created when it is first charged, and locked. The firm is locked. */
export async function lockHouseCustomer(context: RuleContext, firm: EntityMap['firms']): Promise<EntityMap['customers']> {
  const { repository, trx } = context
  const known = await repository.of('customers').findOne(trx, { firm: TENANCY.house, recipientFirm: firm.id })
  const customer = known ?? (await createCustomer(context, firm))
  await lockCustomer(context, customer.id)
  return customer
}
