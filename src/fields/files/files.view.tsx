import { Stack } from '@mui/material'
import { Fragment } from 'react'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { ofCharacters } from '../shared/layout/widths.ts'
import { FileLink, FileName } from '../shared/uploads/fileLink.view.tsx'

const idsOf = (value: CellProps['value']): readonly string[] => [value].flat().map(String)

const links = (direction: 'row' | 'column') =>
  function Links({ value, plain }: CellProps) {
    if (plain)
      return (
        <span>
          {idsOf(value).map((id, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <FileName id={id} />
            </Fragment>
          ))}
        </span>
      )
    return (
      <Stack direction={direction} sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {idsOf(value).map((id) => (
          <FileLink key={id} id={id} />
        ))}
      </Stack>
    )
  }

export const filesView: FieldCells = {
  columnWidth: ofCharacters(18),
  wide: true,
  Cell: links('row'),
  Show: links('column'),
}
