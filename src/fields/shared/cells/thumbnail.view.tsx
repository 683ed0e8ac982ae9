import BrokenImage from '@mui/icons-material/BrokenImageOutlined'
import { Avatar, Skeleton } from '@mui/material'
import { useFileUrl } from '../uploads/fileBlob.view.tsx'

/** Thumbnail of a stored image. `size` in pixels. */
export const Thumbnail = ({ id, size = 40 }: { readonly id: string; readonly size?: number }) => {
  const url = useFileUrl(id, 'thumb')
  return url === undefined ? (
    <Skeleton component="span" variant="rounded" width={size} height={size} />
  ) : (
    <Avatar component="span" variant="rounded" src={url} alt="" sx={{ width: size, height: size }}>
      <BrokenImage />
    </Avatar>
  )
}
