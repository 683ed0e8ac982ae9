import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNavigate } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import { listParams } from '../../../admin/useRecords.ts'
import type { bankStatementCalls } from '../../../domain/bankStatements/calls.ts'
import { type Columns, guessColumns } from '../../../domain/bankStatements/readTable.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { DropZone } from '../../../ui/DropZone.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useMoneyCall } from '../useMoneyCall.ts'

interface Chosen {
  readonly name: string
  readonly content: string
  /** Column headings of a CSV file. */
  readonly headings: readonly string[]
}

const COLUMNS = ['date', 'amount', 'moneyIn', 'moneyOut', 'party', 'iban', 'text'] as const

const headingsOf = (content: string): readonly string[] => {
  if (content.trimStart().startsWith('<')) return []
  const [first = ''] = content.trimStart().split(/\r?\n/, 1)
  const mark = [';', '\t', ','].toSorted((one, other) => first.split(other).length - first.split(one).length)[0] ?? ','
  return first.split(mark).map((heading) => heading.trim().replaceAll(/^"|"$/g, ''))
}

/** Encodings of bank files that are not UTF-8, by the user's language. */
const OLDER: Readonly<Record<string, string>> = { tr: 'windows-1254', ar: 'windows-1256' }

const decoded = (bytes: ArrayBuffer, locale: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(OLDER[locale] ?? 'windows-1252').decode(bytes)
  }
}

const readFile = async (file: File, locale: string): Promise<Chosen> => {
  const content = decoded(await file.arrayBuffer(), locale)
  return { name: file.name, content, headings: headingsOf(content) }
}

interface MappingProps {
  readonly headings: readonly string[]
  readonly columns: Columns
  readonly onChange: (columns: Columns) => void
}

const Mapping = ({ headings, columns, onChange }: MappingProps) => {
  const t = useAreaTexts('money')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {COLUMNS.map((name) => (
        <TextField
          key={name}
          select
          size="small"
          label={t(`money.bank.columns.${name}`)}
          value={columns[name] ?? ''}
          onChange={({ target }) => onChange({ ...columns, [name]: target.value || undefined })}
        >
          <MenuItem value="">–</MenuItem>
          {[...new Set(headings)].map((heading) => (
            <MenuItem key={heading} value={heading}>
              <bdi>{heading}</bdi>
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  )
}

interface Props {
  /** Id of the bank account. */
  readonly account: string
  readonly onClose: () => void
}

/** Sends a file, and opens the statement that is read from it. */
const useRead = ({ account, onClose }: Props) => {
  const t = useAreaTexts('money')
  const hub = useHub()
  const navigate = useNavigate()
  const { send, busy, refused, forget } = useMoneyCall('bankStatements', t('money.bank.done'))
  const read = async (body: BodyOf<typeof bankStatementCalls.read>) => {
    const path = '/api/bankAccounts/{id}/readStatement'
    if (!(await send(() => hub.call<typeof bankStatementCalls.read>('POST', path, { params: { id: account }, body })))) return
    onClose()
    const sort = { field: 'createdAt', order: 'DESC' } as const
    const { data } = await hub.getList('bankStatements', listParams<'bankStatements'>({ filter: { bankAccount: account }, sort, limit: 1 }))
    if (data[0]) navigate(`/bankStatements/${encodeURIComponent(String(data[0].id))}/show`)
  }
  return { read, busy, refused, forget }
}

/** Chooses a file (CSV or camt.053) and maps the columns of CSV. */
const ReadDialog = (props: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const [file, setFile] = useState<Chosen>()
  const [columns, setColumns] = useState<Columns>({})
  const { read, busy, refused, forget } = useRead(props)
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const next = await readFile(chosen, locale)
    forget()
    setFile(next)
    setColumns(guessColumns(next.headings))
  }
  const isCsv = (file?.headings.length ?? 0) > 0
  const { date, ...others } = columns
  const mapped = date && (columns.amount || columns.moneyIn || columns.moneyOut) ? { columns: { date, ...others } } : undefined
  const submit = async () => {
    if (file) await read({ name: file.name, content: file.content, ...(isCsv && mapped) })
  }
  return (
    <FormDialog
      title={t('money.bank.read')}
      text={t('money.bank.text')}
      yes={t('money.bank.read')}
      busy={busy}
      incomplete={!file || (isCsv && !mapped)}
      error={refused.fields.content ?? refused.message}
      onSubmit={() => void submit()}
      onClose={props.onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <DropZone accept=".csv,.txt,.xml" onFiles={([chosen]) => void choose(chosen)} sx={{ flexDirection: 'column', gap: 1, p: 3 }}>
          {t('money.bank.choose')}
          {file && (
            <Typography component="bdi" data-entered variant="body2" color="text.primary" sx={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
          )}
        </DropZone>
        {isCsv && file && <Mapping headings={file.headings} columns={columns} onChange={setColumns} />}
      </Stack>
    </FormDialog>
  )
}

export default ReadDialog
