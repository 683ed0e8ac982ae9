import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../../records/access/denials.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { termsOf } from './documents.ts'

/** What the subject's firm would owe for a lot at a price (`PRODUCT.md A16`). Throws `AppError` 404. */
export async function quote(
  records: RecordContext,
  subject: Subject,
  id: string,
  price: string,
): Promise<AnswerOf<typeof dealCalls.quote>> {
  const { repository, db, model } = records
  const auction = await repository.of('auctions').get(db.read, id)
  const buyer = await repository.of('firms').get(db.read, tenantActedFor(model, subject) ?? TENANCY.house)
  if (!auction || !buyer) throw notFound()
  const about = { price: hundredths(price), buyer, car: auction.car, seller: TENANCY.house }
  const { net, vat, total } = await termsOf({ repository, trx: db.read }, about)
  return { fee: moneyText(net - about.price), vat: moneyText(vat), total: moneyText(total) }
}
