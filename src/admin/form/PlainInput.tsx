import { useViews } from '../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../model/resolvedEntity.ts'

interface Props {
  readonly entity: string
  readonly field: ResolvedField
  /** Path in the form around it. */
  readonly source: string
  readonly label: string
}

/** The input of a field's type in a form that is no record's: of values that something else asks for. */
export const PlainInput = (props: Props) => {
  const { Input } = useViews().viewOf(props.field)
  return <Input {...props} helperText={false} />
}
