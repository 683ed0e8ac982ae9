import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNavigate } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import { listParams } from '../../../admin/useRecords.ts'
import type { bankStatementCalls } from '../../../domain/bankStatements/calls.ts'
import { type Layout, layoutAt, layoutOf, topLines } from '../../../domain/bankStatements/layout.ts'
import { type Columns, guessColumns } from '../../../domain/bankStatements/readTable.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { DropZone } from '../../../ui/DropZone.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useMoneyCall } from '../useMoneyCall.ts'

interface Chosen {
  readonly name: string
  readonly content: string
  /** The first lines of a CSV file; none of another. */
  readonly lines: readonly string[]
}

const COLUMNS = ['date', 'amount', 'moneyIn', 'moneyOut', 'party', 'iban', 'text'] as const

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
  return { name: file.name, content, lines: content.trimStart().startsWith('<') ? [] : topLines(content) }
}

interface HeadingLineProps {
  readonly lines: readonly string[]
  readonly line: number
  readonly onChange: (line: number) => void
}

/** Shows which line of the file has the headings, which the user may change. */
const HeadingLine = ({ lines, line, onChange }: HeadingLineProps) => {
  const t = useAreaTexts('money')
  return (
    <TextField select size="small" label={t('money.bank.headings')} value={line} onChange={({ target }) => onChange(Number(target.value))}>
      {lines.map(
        (text, at) =>
          text.trim() !== '' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file stay in place
            <MenuItem key={at} value={at} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              <span>
                {at + 1} – <bdi>{text.slice(0, 80)}</bdi>
              </span>
            </MenuItem>
          ),
      )}
    </TextField>
  )
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
  const { send: call, busy, refused, forget } = useMoneyCall('bankStatements', t('money.bank.done'))
  const send = async (body: BodyOf<typeof bankStatementCalls.read>) => {
    const path = '/api/bankAccounts/{id}/readStatement'
    if (!(await call(() => hub.call<typeof bankStatementCalls.read>('POST', path, { params: { id: account }, body })))) return
    onClose()
    const sort = { field: 'createdAt', order: 'DESC' } as const
    const { data } = await hub.getList('bankStatements', listParams<'bankStatements'>({ filter: { bankAccount: account }, sort, limit: 1 }))
    if (data[0]) navigate(`/bankStatements/${encodeURIComponent(String(data[0].id))}/show`)
  }
  return { send, busy, refused, forget }
}

/** Chooses a file (CSV or camt.053) and maps the columns of CSV. */
const ReadDialog = (props: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const [file, setFile] = useState<Chosen>()
  const [layout, setLayout] = useState<Layout>()
  const [columns, setColumns] = useState<Columns>({})
  const { send, busy, refused, forget } = useRead(props)
  const read = (next: Layout | undefined) => {
    forget()
    setLayout(next)
    setColumns(guessColumns(next?.headings ?? []))
  }
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const next = await readFile(chosen, locale)
    setFile(next)
    read(next.lines.length > 0 ? layoutOf(next.content) : undefined)
  }
  const isCsv = layout !== undefined
  const { date, ...others } = columns
  const mapped = date && (columns.amount || columns.moneyIn || columns.moneyOut) ? { columns: { date, ...others } } : undefined
  const submit = async () => {
    if (file) await send({ name: file.name, content: file.content, ...(isCsv && mapped) })
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
        {layout && file && (
          <>
            <HeadingLine lines={file.lines} line={layout.line} onChange={(line) => read(layoutAt(file.lines, line))} />
            <Mapping headings={layout.headings} columns={columns} onChange={setColumns} />
          </>
        )}
      </Stack>
    </FormDialog>
  )
}

export default ReadDialog
