import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Json } from '../model/entitySchema.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'
import { isBlankOrEmptyList } from '../model/values/isBlank.ts'
import { useViews } from './viewContext.view.tsx'

interface Props {
  readonly entity: string
  readonly field: ResolvedField
  readonly value: Json | undefined
  readonly record?: Readonly<Record<string, Json>>
  /** The whole value instead of one line. */
  readonly full?: boolean
  readonly plain?: boolean
  readonly apart?: boolean
  readonly narrow?: boolean
}

const Nothing = () => (
  <Box component="span" sx={{ color: 'text.disabled' }} role="img" aria-label={useTranslate()('app.form.empty')}>
    –
  </Box>
)

/** Shows a value of any field type. */
export const FieldValue = ({ value, full = false, ...of }: Props) => {
  const view = useViews().viewOf(of.field)
  if (isBlankOrEmptyList(value)) return <Nothing />
  const View = full ? (view.Show ?? view.Cell) : view.Cell
  return <View {...of} value={value} />
}
