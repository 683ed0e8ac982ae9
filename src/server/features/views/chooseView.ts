import { v7 } from 'uuid'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { viewCalls } from '../../../model/calls/viewCalls.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { choicesOf, visibleView, visibleViews } from './views.ts'

/** Puts a view into the subject's menu, or opens the subject's list with it, in place of another one. Throws `AppError` 404. */
export async function chooseView(
  context: RecordContext,
  subject: Subject,
  id: string,
  chosen: BodyOf<typeof viewCalls.choose>,
): Promise<void> {
  const { repository, db } = context
  const choices = repository.of('viewChoices')
  await db.write(async (trx) => {
    await repository.of('users').lock(trx, subject.id)
    const { entity } = await visibleView(context, trx, subject, id)
    const known = await choicesOf(context, trx, subject)
    if (chosen.isDefault) {
      const same = await visibleViews(context, trx, subject, { entity })
      for (const choice of same.flatMap((view) => known.get(view.id) ?? []))
        if (choice.isDefault && choice.view !== id) await choices.update(trx, choice, { isDefault: false })
    }
    const before = known.get(id)
    if (before) await choices.update(trx, before, chosen)
    else await choices.insert(trx, { id: v7(), user: subject.id, view: id, ...chosen })
  })
}
