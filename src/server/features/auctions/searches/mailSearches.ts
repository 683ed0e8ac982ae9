import { isMailDue } from '../../../../domain/auction/savedSearch.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { Mailer } from '../../../auth/mail/mailer.ts'
import { mailText, oneLine } from '../../../auth/mail/mailText.ts'
import { forEachPaged } from '../../../records/loops/forEachIsolated.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { searchesToMail } from './searches.sql.ts'

interface MailContext {
  readonly records: RecordContext
  readonly mailer: Pick<Mailer, 'submit'>
  readonly publicUrl: string
}

/** Maximum number of lots in one mail. */
const MAX_LOTS = 50

type Search = EntityMap['savedSearches']

interface Claimed {
  readonly search: Search
  readonly auctions: readonly string[]
}

/** Marks the new matches of a search as mailed, if its mail is due. Lock and check are in the transaction, so only one process mails them. */
const claim = ({ db, repository, clock }: RecordContext, id: string): Promise<Claimed | undefined> =>
  db.write(async (trx) => {
    const [searches, matches] = [repository.of('savedSearches'), repository.of('searchMatches')]
    const [search] = await searches.getLocked(trx, [id])
    const now = clock()
    if (!search) return undefined
    const last = search.lastMailed === null ? undefined : Date.parse(search.lastMailed)
    if (search.mail !== 'none' && !isMailDue(search.mail, last, now.getTime())) return undefined
    const open = await matches.find(trx, { search: id, mailed: false }, { limit: MAX_LOTS })
    for (const match of open) await matches.update(trx, match, { mailed: true })
    if (search.mail === 'none' || open.length === 0) return undefined
    await searches.update(trx, search, { lastMailed: now.toISOString() })
    return { search, auctions: open.map(({ auction }) => auction) }
  })

/** Name of a search or a lot in one line. */
const short = (text: string): string => oneLine(text).slice(0, 120)

/** Mails the user the lots that are still to come or running, with links. Skips users whose address is not verified. */
async function mail({ records, publicUrl, mailer }: MailContext, { search, auctions }: Claimed): Promise<void> {
  const { repository, db } = records
  const user = search.user === null ? undefined : await repository.of('users').get(db.read, search.user)
  if (!user?.active || user.emailVerified !== true) return
  const lots = await repository.of('auctions').getMany(db.read, auctions)
  const open = lots.filter(({ status }) => status === 'upcoming' || status === 'live')
  if (open.length === 0) return
  const list = open.map(({ id, name }) => `${short(name ?? '')}\n${publicUrl}/AvailableCarsBidding/${id}`).join('\n\n')
  const params = { name: user.name, search: short(search.name), lots: list, address: `${publicUrl}/SavedSearch` }
  await mailer.submit(await mailText('searchMatched', { to: user.email, locale: user.locale ?? 'en' }, params))
}

/** Mails new matches of saved searches that are due. A failure blocks no other search. */
export async function mailSearches(parts: MailContext): Promise<void> {
  const { records } = parts
  await forEachPaged(
    (last, limit) => searchesToMail(records.db.read, last, limit),
    async (id) => {
      const claimed = await claim(records, id)
      if (claimed) await mail(parts, claimed)
    },
    (error, id) => records.report(error, 'matches of a saved search could not be mailed', { search: id }),
  )
}
