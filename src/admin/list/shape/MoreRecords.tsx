import { Box, Button } from '@mui/material'
import { useRef } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useSeen } from './useSeen.ts'

interface Props {
  readonly busy: boolean
  readonly onMore: () => void
}

/** Last item of a column or day that has more records: fetches them when it is seen. */
export const MoreRecords = ({ busy, onMore }: Props) => {
  const t = useAreaTexts('shapes')
  const item = useRef<HTMLLIElement>(null)
  useSeen(item, busy ? undefined : onMore)
  return (
    <Box component="li" ref={item} sx={{ flexShrink: 0, textAlign: 'center' }}>
      <Button size="small" disabled={busy} onClick={onMore}>
        {t('shapes.board.more')}
      </Button>
    </Box>
  )
}
