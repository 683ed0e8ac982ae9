import { Stack, Typography } from '@mui/material'
import type { CellProps, FieldView } from '../fieldView.ts'
import { lazyInput } from '../lazyInput.view.tsx'
import { Thumbnail } from '../thumbnail.view.tsx'

const idsOf = (value: CellProps['value']): readonly string[] => [value].flat().map(String)

const First = ({ value }: CellProps) => {
  const [first = '', ...others] = idsOf(value)
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
      <Thumbnail id={first} />
      {others.length > 0 && (
        <Typography variant="caption" color="text.secondary">
          +{others.length}
        </Typography>
      )}
    </Stack>
  )
}

const All = ({ value }: CellProps) => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
    {idsOf(value).map((id) => (
      <Thumbnail key={id} id={id} size={120} />
    ))}
  </Stack>
)

export const imagesView: FieldView = {
  wide: true,
  Cell: First,
  Show: All,
  Input: lazyInput(async () => {
    const { UploadsInput } = await import('./editor/uploadsInput.view.tsx')
    return (props) => <UploadsInput {...props} kind="image" />
  }),
}
