import type { Queries } from '../db/database.ts'

export type Attributes = Readonly<Record<string, string>>

/** What a feature knows of the tenant that a user acts for, such as its suspension. */
export interface Standing {
  /** Attributes for the user's access tokens. What changes them must void the tokens (`RuleServices.userChanged`). */
  readonly attributesOf: (queries: Queries, user: string) => Promise<Attributes>
  /** Code of the refusal of writes that such attributes mean; undefined if the user may write. */
  readonly stopOf: (attributes: Attributes) => string | undefined
}

/** Several standings as one; of several refusals the first counts. */
export const composeStandings = (standings: readonly Standing[]): Standing => ({
  async attributesOf(queries, user) {
    const found: Attributes[] = []
    for (const { attributesOf } of standings) found.push(await attributesOf(queries, user))
    return Object.assign({}, ...found)
  },
  stopOf: (attributes) => standings.map(({ stopOf }) => stopOf(attributes)).find((code) => code !== undefined),
})
