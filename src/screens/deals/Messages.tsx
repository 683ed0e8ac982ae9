import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { FileLink } from '../../admin/uploads.ts'
import type { dealCalls } from '../../domain/deals/calls.ts'
import { FileInput } from './dialogs/FileInput.tsx'
import { Panel } from './Panel.tsx'
import { useDealCall } from './useDealCall.ts'
import { type Sheet, useDealTexts } from './useSheet.ts'

const Message = ({ message: { at, side, text, file } }: { readonly message: Sheet['messages'][number] }) => {
  const { t, moment } = useDealTexts()
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="text.secondary">
        {t(`deals.side.${side}`)} · {moment(at)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {text}
      </Typography>
      {file && <FileLink id={file.id} />}
    </Box>
  )
}

const Write = ({ id }: { readonly id: string }) => {
  const { t } = useDealTexts()
  const [text, setText] = useState('')
  const [file, setFile] = useState<string>()
  const sent = () => {
    setText('')
    setFile(undefined)
  }
  const { busy, act, refused, above } = useDealCall(
    (hub, typed, headers) =>
      hub.call<typeof dealCalls.message>('POST', '/api/deals/{id}/messages', {
        params: { id },
        headers,
        body: { text: typed.text ?? '', ...(typed.file && { file: typed.file }) },
      }),
    t('deals.done.message'),
    sent,
    ['file'],
  )
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={t('deals.act.message')}
        value={text}
        error={above !== undefined}
        helperText={above}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Box sx={{ width: '100%' }}>
        <FileInput value={file} mistake={refused.fields.file} onChange={setFile} />
      </Box>
      <Button
        variant="outlined"
        disabled={busy || text.trim() === ''}
        onClick={() => void act({ text: text.trim(), ...(file && { file }) })}
      >
        {t('deals.send')}
      </Button>
    </Stack>
  )
}

/** The decision of the dispute, and the messages of buyer, seller and house. */
export const Messages = ({ id, sheet: { messages, dispute, may } }: { readonly id: string; readonly sheet: Sheet }) => {
  const { t } = useDealTexts()
  if (messages.length === 0 && !may.includes('message')) return null
  return (
    <Panel title={t('deals.messages')}>
      <Stack sx={{ gap: 2 }}>
        {dispute?.decision && (
          <Typography sx={{ fontWeight: 600 }}>
            {t(`deals.decided.${dispute.decision}`, { reason: dispute.decisionReason ?? '' })}
          </Typography>
        )}
        {messages.length > 0 && (
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
            {messages.map((message) => (
              <Message key={message.at} message={message} />
            ))}
          </Stack>
        )}
        {may.includes('message') && <Write id={id} />}
      </Stack>
    </Panel>
  )
}
