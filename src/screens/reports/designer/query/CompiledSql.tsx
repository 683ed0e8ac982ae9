import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { asSql, type WrittenSql } from '../../../../domain/reports/query/asSql.ts'
import { QueryMistake, type ReportQuery } from '../../../../domain/reports/query/compileQuery.ts'
import { withoutIncompleteParts } from '../../../../domain/reports/query/suggestQuery.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { today } from '../../../parts/today.ts'
import type { ReadView } from '../../views/useViewTexts.ts'

interface Props {
  readonly query: ReportQuery
  readonly views: readonly ReadView[]
  readonly onTakeOver: (written: WrittenSql) => void
}

const written = (query: ReportQuery, views: readonly ReadView[]): WrittenSql | undefined => {
  try {
    return asSql(withoutIncompleteParts(query), { views, today: today() })
  } catch (error) {
    if (error instanceof QueryMistake) return undefined
    throw error
  }
}

/** The SQL of a query, which the author can copy and edit. */
export const CompiledSql = ({ query, views, onTakeOver }: Props) => {
  const t = useAreaTexts('reports')
  const [open, setOpen] = useState(false)
  const sql = open ? written(query, views) : undefined
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={{ '& summary': { cursor: 'pointer', py: 0.5 } }}>
      <summary>{t('reports.query.sql')}</summary>
      {open &&
        (sql === undefined ? (
          <Alert severity="info">{t('reports.query.notYet')}</Alert>
        ) : (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
            <Box
              component="pre"
              dir="ltr"
              tabIndex={0}
              aria-label={t('reports.query.sql')}
              sx={{
                m: 0,
                p: 1.5,
                width: '100%',
                overflow: 'auto',
                border: '1px solid var(--line)',
                borderRadius: '6px',
                fontSize: '0.8125rem',
              }}
            >
              {sql.sql}
            </Box>
            <Button type="button" size="small" variant="outlined" onClick={() => onTakeOver(sql)}>
              {t('reports.query.editSql')}
            </Button>
          </Box>
        ))}
    </Box>
  )
}
