import './SkeletonRows.css'
import { Box, Skeleton, type SxProps, type Theme } from '@mui/material'

interface Props {
  readonly rows: number
  /** Placeholder at the start of a row: a picture or an icon. */
  readonly mark?: 'circular' | 'rounded'
  /** Placeholder at the end of a row, such as an amount. */
  readonly end?: boolean
  readonly sx?: SxProps<Theme>
}

/** Skeleton of rows with two lines. */
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
