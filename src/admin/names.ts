import { useTranslate } from 'react-admin'
import { useFieldLabel, useOptionLabel } from '../fields/labels.view.tsx'
import { humanize, inSentence } from '../model/naming.ts'
import { FIRST_TAB } from '../model/resolve/tabsOf.ts'
import type { ResolvedEntity } from '../model/resolvedEntity.ts'

/** Names in the user's language; English ones are from the schemas. */
export const useNames = () => {
  const translate = useTranslate()
  const [field, option] = [useFieldLabel(), useOptionLabel()]
  return {
    /** Label of a field. */
    field,
    /** Label of one of its choices. */
    option,
    /** `Customer` for 1, `Customers` for any other count. */
    entity: (entity: ResolvedEntity, count: number): string =>
      translate(`resources.${entity.id}.name`, { smart_count: count, _: count === 1 ? entity.title : entity.plural }),
    /** Label of the create button: `New customer`. */
    create: (entity: ResolvedEntity): string =>
      translate(`resources.${entity.id}.create`, { _: translate('app.form.createTitle', { name: inSentence(entity.title) }) }),
    /** Text of an empty list. */
    empty: (entity: ResolvedEntity): string => {
      const name = translate(`resources.${entity.id}.name`, { smart_count: 2, _: entity.plural })
      return translate(`resources.${entity.id}.empty`, { _: translate('app.list.emptyOf', { name }) })
    },
    group: (entity: ResolvedEntity, group: string): string => translate(`resources.${entity.id}.groups.${group}`, { _: humanize(group) }),
    /** Label of a tab of its form and page. */
    tab: (entity: ResolvedEntity, tab: string): string =>
      tab === FIRST_TAB ? translate('app.form.tabs.details') : translate(`resources.${entity.id}.tabs.${tab}`, { _: humanize(tab) }),
  }
}

/** `Country › Name`: the labels along a path; the sign turns with the direction of the text. */
export const alongPath = (labels: readonly string[]): string => labels.join(' › ')
