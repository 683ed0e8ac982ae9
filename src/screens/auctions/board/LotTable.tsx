import { Box, Card, Link, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { memo } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { LAST_OPENED_BACKGROUND, opens } from '../../../admin/list/scrollRestoration.ts'
import type { Lot } from '../../../domain/auction/room.ts'
import type { Tone } from '../../../model/entitySchema.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { LotPhoto } from '../LotPhoto.tsx'
import { Countdown } from '../live/Countdown.tsx'
import { Price, PriceCaption } from '../Price.tsx'
import { roomPath } from '../paths.ts'
import { ExtendedChip, OwnChip, ReserveText, StatusChip } from '../StateChips.tsx'
import { OWN_TONES } from '../tones.ts'
import { useCarLine } from '../useFactLine.ts'
import { WatchButton } from '../WatchButton.tsx'
import { LotAction } from './LotCard.tsx'

const LINE = { variant: 'caption', color: 'text.secondary', component: 'div', noWrap: true } as const

const Car = ({ lot }: { readonly lot: Lot }) => {
  const line = useCarLine()
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ width: 72, flexShrink: 0, borderRadius: '8px', overflow: 'hidden' }}>
        <LotPhoto car={lot.car} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" noWrap title={lot.car.label}>
          <Link component={LinkBase} to={roomPath(lot.id)} {...opens(lot.id)} color="inherit" underline="hover">
            {lot.car.label}
          </Link>
        </Typography>
        <Typography {...LINE}>{line(lot)}</Typography>
        <Typography {...LINE}>{lot.car.location}</Typography>
      </Box>
    </Stack>
  )
}

/** A thin line at the row's start in the tone of the user's standing. */
const startLine = (tone: Tone | undefined) =>
  tone === undefined
    ? {}
    : ({
        position: 'relative',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: 3,
          backgroundColor: `var(--${tone})`,
        },
      } as const)

const Row = memo(function Row({ lot }: { readonly lot: Lot }) {
  return (
    <TableRow hover sx={{ '& > td': { py: 1 }, '&:has(a[aria-current])': { backgroundColor: LAST_OPENED_BACKGROUND } }}>
      <TableCell padding="checkbox" sx={startLine(OWN_TONES[lot.own.state])}>
        <WatchButton lot={lot} />
      </TableCell>
      <TableCell sx={{ minWidth: 256, maxWidth: 256, width: '100%' }}>
        <Car lot={lot} />
      </TableCell>
      <TableCell>
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          <StatusChip status={lot.status} />
          <OwnChip own={lot.own} />
        </Stack>
      </TableCell>
      <TableCell>
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          <Countdown lot={lot} />
          {lot.extended && lot.status === 'live' && <ExtendedChip />}
        </Stack>
      </TableCell>
      <TableCell align="right">
        <PriceCaption lot={lot} />
        <Price lot={lot} size="row" />
        <ReserveText reserve={lot.reserve} block />
      </TableCell>
      <TableCell sx={{ minWidth: 104 }}>
        <LotAction lot={lot} />
      </TableCell>
    </TableRow>
  )
})

/** The board as a table. */
export const LotTable = ({ lots }: { readonly lots: readonly Lot[] }) => {
  const t = useAreaTexts('bidding')
  const translate = useTranslate()
  return (
    <Card>
      <TableContainer tabIndex={0} aria-label={translate('app.menu.availableCarsBidding')}>
        <Table
          size="small"
          sx={{
            minWidth: 760,
            '& :is(td, th)': { paddingInline: 0.75 },
            '& .MuiTableCell-paddingCheckbox': { paddingInline: 0.25 },
            '& tr:last-child > td': { borderBottom: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox" />
              <TableCell>{t('bidding.board.car')}</TableCell>
              <TableCell>{t('bidding.board.state')}</TableCell>
              <TableCell>{t('bidding.board.ends')}</TableCell>
              <TableCell align="right">{t('bidding.room.price')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {lots.map((lot) => (
              <Row key={lot.id} lot={lot} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  )
}
