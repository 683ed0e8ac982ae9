import { Stack } from '@mui/material'
import type { CellProps, FieldView } from '../fieldView.ts'
import { FileLink } from '../fileLink.view.tsx'
import { lazyInput } from '../lazyInput.view.tsx'

const idsOf = (value: CellProps['value']): readonly string[] => [value].flat().map(String)

const links = (direction: 'row' | 'column') =>
  function Links({ value }: CellProps) {
    return (
      <Stack direction={direction} sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {idsOf(value).map((id) => (
          <FileLink key={id} id={id} />
        ))}
      </Stack>
    )
  }

export const filesView: FieldView = {
  wide: true,
  Cell: links('row'),
  Show: links('column'),
  Input: lazyInput(async () => {
    const { UploadsInput } = await import('../images/editor/uploadsInput.view.tsx')
    return (props) => <UploadsInput {...props} kind="file" />
  }),
}
