import Close from '@mui/icons-material/Close'
import Link from '@mui/icons-material/LinkOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import { Box, Button, Dialog, IconButton, MenuItem, Skeleton, TextField, Toolbar, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { failureNotice, reasonOf } from '../../admin/failureNotice.tsx'
import { useHub } from '../../admin/hub.ts'
import type { printingCalls } from '../../domain/printing/calls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MailDocument } from './MailDocument.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { isLanguage, LANGUAGES, type Language, type Printed, useDocument } from './useDocument.ts'

/** Copies a link that works without an account. */
const useCopyLink = (printed: Printed, locale: Language | undefined) => {
  const t = useAreaTexts('printing')
  const hub = useHub()
  const notify = useNotify()
  return async () => {
    try {
      const body = { ...printed, share: true, ...(locale && { locale }) }
      const { url } = await hub.call<typeof printingCalls.link>('POST', '/api/documents', { body })
      await navigator.clipboard.writeText(url)
      notify(t('printing.copied'), { type: 'success' })
    } catch (error) {
      notify(failureNotice(t('printing.copyFailed'), reasonOf(error)), { type: 'error', multiLine: true })
    }
  }
}

interface LanguageProps {
  readonly value: Language
  readonly onChange: (locale: Language) => void
}

const LanguageChoice = ({ value, onChange }: LanguageProps) => {
  const t = useAreaTexts('printing')
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={t('printing.language')}
      value={value}
      onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
      sx={{ flex: '0 0 140px', width: 140, m: 0 }}
    >
      {Object.entries(LANGUAGES).map(([locale, name]) => (
        <MenuItem key={locale} value={locale} lang={locale}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const BAR = { gap: 1, flexWrap: 'wrap', py: 1, rowGap: 1 } as const

interface Props extends Printed {
  readonly onClose: () => void
}

/** Preview of a printed record in the recipient's language, with buttons to print, save and mail it, and to copy a link. */
const PrintDialog = ({ entity, id, onClose }: Props) => {
  const t = useAreaTexts('printing')
  const may = useMay()
  const heading = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const [chosen, setChosen] = useState<Language>()
  const [mailing, setMailing] = useState(false)
  const { data, isPending, isError, refetch } = useDocument({ entity, id }, chosen)
  const copyLink = useCopyLink({ entity, id }, chosen)
  const shares = may(entity, 'export')
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={heading}>
      <Box component="header" sx={{ borderBottom: '1px solid var(--line)' }}>
        <Toolbar sx={BAR}>
          <IconButton edge="start" onClick={onClose} aria-label={t('printing.close')}>
            <Close />
          </IconButton>
          <Typography id={heading} variant="h6" component="h2" sx={{ flex: '1 1 160px', minWidth: 0 }} noWrap>
            <bdi>{data?.title ?? t('printing.action')}</bdi>
          </Typography>
          {data && isLanguage(data.locale) && <LanguageChoice value={data.locale} onChange={setChosen} />}
          {shares && (
            <Button startIcon={<Link />} disabled={!data} onClick={() => void copyLink()}>
              {t('printing.copyLink')}
            </Button>
          )}
          {shares && (
            <Button startIcon={<Mail />} disabled={!data} onClick={() => setMailing(true)}>
              {t('printing.mail')}
            </Button>
          )}
          <Button variant="contained" startIcon={<Print />} disabled={!data} onClick={() => frame.current?.contentWindow?.print()}>
            {t('printing.print')}
          </Button>
        </Toolbar>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, bgcolor: '#e7e9ee', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isPending && <Skeleton variant="rectangular" sx={{ m: 2, height: 'auto' }} />}
        {isError && <ErrorState text={t('printing.failed')} retry={() => void refetch()} />}
        {data && <PreviewFrame frame={frame} title={data.title} src={`${data.url}?embed=1`} />}
      </Box>
      {mailing && data && (
        <MailDocument printed={{ entity, id }} locale={chosen} recipient={data.recipient} onClose={() => setMailing(false)} />
      )}
    </Dialog>
  )
}

export default PrintDialog
