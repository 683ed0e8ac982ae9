import { Avatar, Box, Skeleton } from '@mui/material'
import type { CellProps, FieldView } from '../fieldView.ts'
import { useFileUrl } from '../fileBlob.view.tsx'
import { UploadInput } from '../uploadInput.view.tsx'

const Thumbnail = ({ id }: { readonly id: string }) => {
  const url = useFileUrl(id)
  return url === undefined ? (
    <Skeleton variant="rounded" width={40} height={40} />
  ) : (
    <Avatar variant="rounded" src={url} alt="" sx={{ width: 40, height: 40 }} />
  )
}

const Whole = ({ value }: CellProps) => {
  const url = useFileUrl(String(value))
  return url === undefined ? (
    <Skeleton variant="rounded" width={240} height={160} />
  ) : (
    <Box component="img" src={url} alt="" sx={{ maxWidth: '100%', maxHeight: 320, borderRadius: 1 }} />
  )
}

export const imageView: FieldView = {
  Cell: ({ value }) => <Thumbnail id={String(value)} />,
  Show: Whole,
  Input: (props) => <UploadInput {...props} kind="image" preview={(id) => <Thumbnail id={id} />} />,
}
