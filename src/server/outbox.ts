import { v7 } from 'uuid'
import { entityOf } from '../model/entityOf.ts'
import type { AuthOptions } from './auth/authOptions.ts'
import { SYSTEM } from './records/history/audit.ts'
import type { RecordContext } from './records/recordContext.ts'
import { attachUploads } from './records/uploads/attachUploads.ts'
import { storeUpload } from './records/uploads/storeUpload.ts'
import type { UploadFiles } from './records/uploads/uploadFiles.ts'

/** Mails go to the outbox like any other record, their attachments to its uploads. */
export const storeMail =
  (context: RecordContext, files: UploadFiles): AuthOptions['outbox'] =>
  async ({ attachments: attached = [], ...mail }) => {
    const entity = entityOf(context, 'outboxMails')
    const attachments: string[] = []
    for (const { filename: name, content: bytes } of attached)
      attachments.push((await storeUpload(context, files, SYSTEM, { name, bytes })).id)
    await context.db.write(async (trx) => {
      const record = { id: v7(), ...mail, attachments }
      await context.repository.insert(trx, entity, record)
      await attachUploads(context, trx, entity, SYSTEM, record, undefined)
    })
  }
