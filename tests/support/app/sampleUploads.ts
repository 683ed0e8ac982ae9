import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { FieldType } from '../../../src/model/fieldType.ts'
import type { TestApp } from './app.ts'

/** Creates the uploads of the image and file samples, as a user who makes no other calls. References need existing uploads. */
export async function addSampleUploads({ db, repository, model }: TestApp, types: readonly FieldType[], ownerId: string): Promise<void> {
  const entity = model.entities.uploads
  if (!entity) throw new Error('schemas/uploads.ts is missing')
  const uploads = types.filter(({ name }) => ['image', 'images', 'file', 'files'].includes(name))
  const samples = uploads.flatMap(({ name, samples: all }) =>
    all.flatMap(({ valid }) => valid.flatMap((value) => [value].flat().map((id) => [String(id), name] as const))),
  )
  await db.write(async (trx) => {
    for (const id of new Set(samples.map(([value]) => value))) {
      await repository.insert(trx, entity, { id, name: 'sample.png', mediaType: 'image/png', size: 1, ownerId, firm: HOUSE_FIRM })
    }
  })
}

/** Id in an access token. */
export const subjectOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
