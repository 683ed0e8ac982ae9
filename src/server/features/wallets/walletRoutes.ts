import type { FastifyInstance, FastifyRequest } from 'fastify'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { deny, permit } from '../../records/access/denials.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { checkLedger } from './checkLedger.sql.ts'
import { adjust, type Correcting, decide, reverse } from './correctWallet.ts'
import { confirmedByHand, type PaymentGateway } from './gateway.ts'
import { expireHolds } from './holds.ts'
import { lotNames } from './lotNames.ts'
import { requestMoney } from './requestMoney.ts'

type ById = FastifyRequest<{ Params: { id: string } }>

const tags = ['Wallets']
const KEY = {
  type: 'object',
  required: ['idempotency-key'],
  properties: { 'idempotency-key': { type: 'string', maxLength: 200, description: 'Sent again, the call gets the first answer' } },
}
const text = { type: 'string' }
const documented = (summary: string, required: readonly string[], optional: readonly string[] = []) => ({
  schema: {
    tags,
    summary,
    headers: KEY,
    body: { type: 'object', required, properties: Object.fromEntries([...required, ...optional].map((name) => [name, text])) },
  },
})

/** Longest `Idempotency-Key`. */
const MOST_KEY = 200
/** Lots named at a time: more than a page shows. */
const MOST_LOTS = 200
/** Milliseconds between looks for holds whose time is over. */
const SWEEP = 60_000

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && key !== '' && key.length <= MOST_KEY) return key
  throw new AppError(400, 'badRequest', { params: { field: 'Idempotency-Key' } })
}

/** What is done to wallets beyond reading them; amounts are decimal text in the wallet's currency (`PRODUCT.md W1` to `W4`). */
export function walletRoutes(
  app: FastifyInstance,
  { records, authenticate, track }: RouteContext,
  gateway: PaymentGateway = confirmedByHand,
): void {
  const correcting = (request: ById): Correcting => ({
    subject: authenticate(request),
    key: keyOf(request),
    id: request.params.id,
    body: request.body,
  })

  app.post(
    '/api/wallets/:id/requests',
    documented("Ask for money into one's wallet or out of it", ['kind', 'amount'], ['note']),
    async (request: ById, reply) => {
      const { subject, key, id, body } = correcting(request)
      const made = await requestMoney(records, gateway, { subject, key, wallet: id, body })
      reply.status(201)
      return records.access(entityOf(records, 'walletRequests'), subject).present(made)
    },
  )
  app.post(
    '/api/walletRequests/:id/confirm',
    documented('Confirm that the money has come or gone', ['reference', 'reason']),
    (request: ById) => decide(records, correcting(request), true),
  )
  app.post('/api/walletRequests/:id/reject', documented('Reject a request', ['reason'], ['reference']), (request: ById) =>
    decide(records, correcting(request), false),
  )
  app.post(
    '/api/wallets/:id/adjust',
    documented('Give to a wallet or, below zero, take from it', ['amount', 'reason'], ['reference']),
    (request: ById) => adjust(records, correcting(request)),
  )
  app.post('/api/wallets/:id/reverse', documented('Take back an entry of the ledger', ['entry', 'reason']), (request: ById) =>
    reverse(records, correcting(request)),
  )
  app.get('/api/wallets/check', { schema: { tags, summary: 'Proves that the ledger balances' } }, async (request) => {
    const subject = authenticate(request)
    const entity = entityOf(records, 'wallets')
    const access = await permit(records, entity, subject, 'approve')
    if (access.scope(subject)) await deny(records, entity, subject, 'check', new AppError(403, 'forbidden'))
    return checkLedger(records.db.read)
  })

  app.get(
    '/api/wallets/lots',
    {
      schema: {
        tags,
        summary: 'What lots that holds and postings name are called',
        querystring: { type: 'object', properties: { ids: { type: 'string', description: 'Ids of auctions, between commas' } } },
      },
    },
    (request) => {
      const subject = authenticate(request)
      const { ids } = request.query as { readonly ids?: unknown }
      return lotNames(records, subject, typeof ids === 'string' ? ids.split(',').slice(0, MOST_LOTS) : [])
    },
  )

  const sweep = setInterval(() => track(expireHolds(records)), SWEEP)
  sweep.unref()
  app.addHook('onClose', async () => clearInterval(sweep))
}
