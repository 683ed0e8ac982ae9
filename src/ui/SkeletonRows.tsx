import './SkeletonRows.css'
import { Box, Skeleton, type SxProps, type Theme } from '@mui/material'

interface Props {
  readonly rows: number
  /** At the beginning of a row: a picture or an icon. */
  readonly mark?: 'circular' | 'rounded'
  /** At the end of a row: an amount, say. */
  readonly end?: boolean
  readonly sx?: SxProps<Theme>
}

/** Rows of two lines that are still loading. */
export const SkeletonRows = ({ rows, mark, end = false, sx }: Props) => (
  <Box className="skeleton-rows" aria-busy {...(sx && { sx })}>
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <div key={row}>
        {mark && <Skeleton variant={mark} width={36} height={36} />}
        <div>
          <Skeleton width="60%" />
          <Skeleton width="35%" height={16} />
        </div>
        {end && <Skeleton width={56} />}
      </div>
    ))}
  </Box>
)
