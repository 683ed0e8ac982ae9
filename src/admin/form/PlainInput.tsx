import { useMemo } from 'react'
import { useViews, ViewContext } from '../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../model/resolvedEntity.ts'

interface Props {
  readonly entity: string
  readonly field: ResolvedField
  /** Path in the form around it. */
  readonly source: string
  readonly label: string
}

/** The input of a field's type outside a record's form, such as in a filter. It offers neither to create nor to edit referenced records. */
export const PlainInput = (props: Props) => {
  const views = useViews()
  const { Input } = views.viewOf(props.field)
  const choosing = useMemo(
    () => ({
      ...views,
      may: (...[entity, action]: Parameters<typeof views.may>) => action !== 'create' && action !== 'edit' && views.may(entity, action),
    }),
    [views],
  )
  return (
    <ViewContext value={choosing}>
      <Input {...props} helperText={false} />
    </ViewContext>
  )
}
