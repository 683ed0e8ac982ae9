/** What a language calls one entity. Every part is optional: what is left out is taken from the schema, in English. */
export interface ResourceTexts {
  /** The texts are English still: they wait for their translation. */
  readonly stub?: true
  /** Plural forms of the entity's title, for `smart_count`. */
  readonly name?: string
  /** What menus, title and breadcrumb call its list, where that is not the plural of its name; in English the schema's `menuLabel`. */
  readonly menu?: string
  /** What one more of them is called where it is made: `New sales order`. A phrase of its own, for adjectives agree with their noun. */
  readonly create?: string
  /** What a list without any says, where it is not `app.list.emptyOf`. */
  readonly empty?: string
  /** Label by path of the field: `code`, `subUnits.factor1`. */
  readonly fields?: Readonly<Record<string, string>>
  /** Label by path of the field and value of its enum. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Heading by the name that the schema gives to a group of fields. */
  readonly groups?: Readonly<Record<string, string>>
  /** Help under an input, by path of the field; in English the schema's `description`. */
  readonly help?: Readonly<Record<string, string>>
}

/** Texts by entity id. */
export type ResourceMessages = Readonly<Record<string, ResourceTexts>>
