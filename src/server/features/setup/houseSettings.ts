import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Id of the only record. */
export const SETTINGS_ID = 'house'

/** Settings of the house for all users. */
export async function houseSettings(
  { repository, model }: RecordContext,
  queries: Queries,
): Promise<EntityMap['houseSettings'] | undefined> {
  return (await repository.getMany(queries, entityOf({ model }, 'houseSettings'), [SETTINGS_ID]))[0]
}
