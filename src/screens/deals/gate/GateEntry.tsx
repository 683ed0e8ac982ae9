import { Button, Card, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title, useNavigate } from 'react-admin'
import { useDealTexts } from '../useSheet.ts'

/** The page on which staff of a car lot enter a gate code (`/Gate`). */
const GateEntry = () => {
  const { t } = useDealTexts()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') navigate(`/-/Gate/${encodeURIComponent(code.trim())}`)
  }
  return (
    <Card component="form" onSubmit={open} sx={{ p: { xs: 2, sm: 3 }, maxWidth: 480 }}>
      <Title title={t('deals.gate.page')} />
      <Stack sx={{ gap: 2 }}>
        <Typography>{t('deals.gate.type')}</Typography>
        <TextField
          fullWidth
          label={t('deals.gate.code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{ htmlInput: { maxLength: 20, dir: 'ltr', autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } }}
        />
        <Button type="submit" variant="contained" size="large" disabled={code.trim() === ''}>
          {t('deals.gate.look')}
        </Button>
      </Stack>
    </Card>
  )
}

export default GateEntry
