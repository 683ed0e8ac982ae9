import { Box, Skeleton } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { Thumbnail } from '../shared/cells/thumbnail.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'
import { useFileUrl } from '../shared/uploads/fileBlob.view.tsx'

const FullImage = ({ value }: CellProps) => {
  const url = useFileUrl(String(value), 'card')
  return url === undefined ? (
    <Skeleton variant="rounded" width={240} height={160} />
  ) : (
    <Box component="img" src={url} alt="" sx={{ maxWidth: '100%', maxHeight: 320, borderRadius: 1 }} />
  )
}

export const imageView: FieldCells = {
  columnWidth: ofCharacters(5),
  span: 'full',
  fit: true,
  Cell: ({ value }) => <Thumbnail id={String(value)} size={32} />,
  Show: FullImage,
}
