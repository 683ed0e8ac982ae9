import { LinearProgress, Typography } from '@mui/material'

interface Props {
  readonly text: string
  readonly done: number
  readonly total: number
}

/** How much is done, as a text and as a bar of that name. */
export const CountedProgress = ({ text, done, total }: Props) => (
  <>
    <Typography variant="body2">{text}</Typography>
    <LinearProgress aria-label={text} variant="determinate" value={total > 0 ? (100 * done) / total : 0} />
  </>
)
