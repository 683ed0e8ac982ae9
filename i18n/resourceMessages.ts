/** Labels of one entity in a language. Missing parts come from the schema, in English. */
export interface ResourceTexts {
  /** The texts are still English and need a translation. */
  readonly stub?: true
  /** Plural forms of the entity's title, for `smart_count`. */
  readonly name?: string
  /** Name of its list in menus, title and breadcrumb, if it is not the plural; in English the schema's `menuLabel`. */
  readonly menu?: string
  /** Title of a new one: `New sales order`. A separate text, because adjectives agree with their noun. */
  readonly create?: string
  /** Text of an empty list, if it is not `app.list.emptyOf`. */
  readonly empty?: string
  /** Label by path of the field: `code`, `subUnits.factor1`. */
  readonly fields?: Readonly<Record<string, string>>
  /** Label by path of the field and value of its enum. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Heading of a group of fields, by its name in the schema. */
  readonly groups?: Readonly<Record<string, string>>
  /** Label of a tab of the form and the page, by its name in the schema. */
  readonly tabs?: Readonly<Record<string, string>>
  /** Help under an input, by path of the field; in English the schema's `description`. */
  readonly help?: Readonly<Record<string, string>>
  /** Names of records that every installation has, by their key (`domain/reports/readyId.ts`); in English as they are stored. */
  readonly records?: Readonly<Record<string, string>>
}

/** Texts by entity id. */
export type ResourceMessages = Readonly<Record<string, ResourceTexts>>
