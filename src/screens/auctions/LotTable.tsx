import { Box, Link, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { memo } from 'react'
import { LinkBase } from 'react-admin'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { Countdown } from './Countdown.tsx'
import { LotAction, useFactLine } from './LotCard.tsx'
import { LotPhoto } from './LotPhoto.tsx'
import { Price } from './Price.tsx'
import { roomPath } from './paths.ts'
import { ExtendedChip, OwnChip, ReserveChip, StatusChip } from './StateChips.tsx'
import { WatchButton } from './WatchButton.tsx'

const Car = ({ lot }: { readonly lot: Lot }) => {
  const facts = useFactLine()
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 200 }}>
      <Box sx={{ width: 64, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
        <LotPhoto car={lot.car} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link component={LinkBase} to={roomPath(lot.id)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
          <bdi>{lot.car.label}</bdi>
        </Link>
        <Typography variant="body2" color="text.secondary" component="div">
          {facts(lot)}
        </Typography>
      </Box>
    </Stack>
  )
}

const Row = memo(function Row({ lot }: { readonly lot: Lot }) {
  return (
    <TableRow hover>
      <TableCell padding="checkbox">
        <WatchButton lot={lot} />
      </TableCell>
      <TableCell>
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
          <Price lot={lot} />
          <ReserveChip reserve={lot.reserve} />
        </Stack>
      </TableCell>
      <TableCell>
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          <Countdown lot={lot} />
          {lot.extended && lot.status === 'live' && <ExtendedChip />}
        </Stack>
      </TableCell>
      <TableCell sx={{ minWidth: 120 }}>
        <LotAction lot={lot} />
      </TableCell>
    </TableRow>
  )
})

/** The board as a table, more lots on a page. */
export const LotTable = ({ lots }: { readonly lots: readonly Lot[] }) => {
  const t = useAreaTexts('bidding')
  return (
    <TableContainer sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>{t('bidding.board.car')}</TableCell>
            <TableCell>{t('bidding.board.state')}</TableCell>
            <TableCell>{t('bidding.room.price')}</TableCell>
            <TableCell>{t('bidding.board.ends')}</TableCell>
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
  )
}
