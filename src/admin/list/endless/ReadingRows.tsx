import { Button, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { Reading } from './useReadRows.ts'

/** Milliseconds of reading before it is shown. */
const SHORT = 300

/** Between the jobs and the notices. */
const CARD = {
  position: 'fixed',
  zIndex: 1250,
  insetBlockEnd: 72,
  insetInline: 0,
  marginInline: 'auto',
  width: 'min(340px, calc(100vw - 32px))',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  px: 2,
  py: 1.5,
  border: '1px solid var(--line)',
  backgroundColor: 'var(--raised)',
} as const

/** How many rows of a range have been read, and a button that ends it. */
export const ReadingRows = ({ done, all, cancel }: Reading) => {
  const translate = useTranslate()
  const texts = useAreaTexts('keys')
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHORT)
    return () => clearTimeout(timer)
  }, [])
  if (!long) return null
  const title = texts('keys.range.reading')
  return createPortal(
    <Paper component="section" elevation={6} aria-label={title} sx={CARD}>
      <Typography variant="body2" role="status">
        {title}
      </Typography>
      <LinearProgress aria-label={title} {...(all !== undefined && { variant: 'determinate', value: (100 * done) / all })} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {all === undefined ? texts('keys.range.read', { smart_count: done }) : texts('keys.range.readOf', { done, all })}
        </Typography>
        <Button size="small" onClick={cancel}>
          {translate('ra.action.cancel')}
        </Button>
      </Stack>
    </Paper>,
    document.body,
  )
}
