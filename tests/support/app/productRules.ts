import { composeRules } from '../../../src/server/records/composeRules.ts'
import type { EntityRules } from '../../../src/server/records/rules.ts'
import { readConfig } from '../../../src/server/start/config.ts'
import { loadFeatures } from '../../../src/server/start/loadFeatures.ts'

const nothing = () => undefined

/** The rules of all features. Their effects reach no listeners. */
export async function productRules(): Promise<ReadonlyMap<string, EntityRules>> {
  const services = { config: readConfig({}), userChanged: nothing, addressWritten: nothing, rightChanged: nothing }
  return composeRules((await loadFeatures()).map(({ rules }) => rules?.(services) ?? {}))
}
