import { Avatar, Box } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useFileUrl } from '../../fields/shared/uploads/fileBlob.view.tsx'

interface Props {
  readonly name: string
  /** Id of the picture's upload. */
  readonly image: string | undefined
  /** Pixels. */
  readonly size: number
}

const initial = (name: string, locale: string) => [...name.trim()][0]?.toLocaleUpperCase(locale)

/**
 * A user's picture, or the first letter of the name. Decorative, as the name is beside it: the letter is not part of the accessible text.
 */
export const UserAvatar = ({ name, image, size }: Props) => (
  <Avatar
    src={useFileUrl(image, size > 40 ? 'card' : 'thumb')}
    alt=""
    aria-hidden
    sx={{
      width: size,
      height: size,
      fontSize: size * 0.4,
      fontWeight: 650,
      color: 'primary.contrastText',
      backgroundColor: 'primary.main',
    }}
  >
    <Box component="span" data-initial={initial(name, useLocaleState()[0])} sx={{ '&::before': { content: 'attr(data-initial)' } }} />
  </Avatar>
)
