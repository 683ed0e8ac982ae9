import { DndContext } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { Autocomplete, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { useHub } from '../../../admin/hub.ts'
import type { dashboardCalls } from '../../../domain/reports/dashboardCalls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useReordering } from '../../../ui/useReordering.ts'
import { VISUALLY_HIDDEN } from '../../../ui/visuallyHidden.ts'
import { ArrangedTile } from './ArrangedTile.tsx'
import { TILES } from './tileGrid.ts'
import { DASHBOARD_KEY, type Dashboard, type Tile } from './useDashboardTiles.ts'

const OWNERS = ['own', 'Admin', 'Dealer'] as const
type Owner = (typeof OWNERS)[number]

interface Props {
  readonly dashboard: Dashboard
  readonly onDone: () => void
}

/** Saves an arrangement and closes the editor. */
function useSaving(onDone: () => void) {
  const t = useAreaTexts('dashboards')
  const hub = useHub()
  const client = useQueryClient()
  const notify = useNotify()
  const after = {
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: DASHBOARD_KEY })
      notify(t('dashboards.saved'), { type: 'success' })
      onDone()
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  }
  const save = useMutation({
    mutationFn: ({ tiles, owner }: { readonly tiles: readonly Tile[]; readonly owner: Owner }) =>
      hub.call<typeof dashboardCalls.arrange>('PUT', '/api/reports/dashboard', {
        body: { tiles: tiles.map(({ report, size }) => ({ report, size })), ...(owner !== 'own' && { role: owner }) },
      }),
    ...after,
  })
  const reset = useMutation({
    mutationFn: () => hub.call<typeof dashboardCalls.reset>('DELETE', '/api/reports/dashboard', {}),
    ...after,
  })
  return { save, reset, busy: save.isPending || reset.isPending }
}

interface OwnerProps {
  readonly value: Owner
  readonly onChange: (owner: Owner) => void
}

/** For Admins: whether the arrangement is their own, or that of a role. */
const OwnerChoice = ({ value, onChange }: OwnerProps) => {
  const t = useAreaTexts('dashboards')
  return (
    <TextField
      select
      size="small"
      label={t('dashboards.saveFor')}
      value={value}
      onChange={({ target }) => onChange(OWNERS.find((one) => one === target.value) ?? 'own')}
      sx={{ flex: '0 1 220px' }}
    >
      {OWNERS.map((one) => (
        <MenuItem key={one} value={one}>
          {t(`dashboards.roles.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface ButtonsProps {
  readonly busy: boolean
  /** Undefined without an own arrangement. */
  readonly onReset: (() => void) | undefined
  readonly onCancel: () => void
  readonly onSave: () => void
}

const Buttons = ({ busy, onReset, onCancel, onSave }: ButtonsProps) => {
  const t = useAreaTexts('dashboards')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
      {onReset && (
        <Button color="inherit" disabled={busy} title={t('dashboards.resetHint')} onClick={onReset}>
          {t('dashboards.reset')}
        </Button>
      )}
      <Button color="inherit" disabled={busy} onClick={onCancel}>
        {t('dashboards.cancel')}
      </Button>
      <Button variant="contained" disabled={busy} onClick={onSave}>
        {t('dashboards.save')}
      </Button>
    </Box>
  )
}

interface AddProps {
  readonly reports: Dashboard['more']
  readonly onAdd: (report: Dashboard['more'][number]) => void
}

const AddTile = ({ reports, onAdd }: AddProps) => {
  const t = useAreaTexts('dashboards')
  return (
    <Autocomplete
      options={[...reports]}
      value={null}
      blurOnSelect
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onChange={(_, chosen) => chosen && onAdd(chosen)}
      renderInput={(params) => <TextField {...params} size="small" label={t('dashboards.add')} />}
      sx={{ flex: '1 1 220px', maxWidth: 420 }}
    />
  )
}

interface SortableProps {
  readonly tiles: readonly Tile[]
  readonly onChange: (tiles: readonly Tile[]) => void
  readonly onMove: (from: number, to: number) => void
}

/** The tiles, which a pointer or the keyboard moves, resizes and removes. */
const SortableTiles = ({ tiles, onChange, onMove }: SortableProps) => {
  const t = useAreaTexts('dashboards')
  const order = tiles.map(({ report }) => report)
  const reordering = useReordering({
    order,
    nameOf: (id) => tiles.find(({ report }) => report === id)?.name ?? '',
    say: (what, params) => t(`dashboards.${what}`, params),
    onMove: (from, to) => onMove(order.indexOf(from), order.indexOf(to)),
  })
  return (
    <DndContext {...reordering}>
      <SortableContext items={order} strategy={rectSortingStrategy}>
        <Box sx={TILES}>
          {tiles.map((tile, at) => (
            <ArrangedTile
              key={tile.report}
              tile={tile}
              first={at === 0}
              last={at === tiles.length - 1}
              onMove={(by) => onMove(at, at + by)}
              onSize={(size) => onChange(tiles.map((one) => (one === tile ? { ...one, size } : one)))}
              onRemove={() => onChange(tiles.filter((one) => one !== tile))}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

/** Arranges the reports of the start page: drag, move by keys, resize, remove and add. */
const ArrangeTiles = ({ dashboard, onDone }: Props) => {
  const t = useAreaTexts('dashboards')
  const admin = useAdmin().subject.roles.includes('Admin')
  const [tiles, setTiles] = useState(dashboard.tiles)
  const [owner, setOwner] = useState<Owner>('own')
  const [announcement, announce] = useState('')
  const { save, reset, busy } = useSaving(onDone)
  const placed = new Set(tiles.map(({ report }) => report))
  const more = [...dashboard.more, ...dashboard.tiles.map(({ report, name }) => ({ id: report, name }))].filter(({ id }) => !placed.has(id))
  const move = (from: number, to: number) => {
    const tile = tiles[from]
    if (!tile || to < 0 || to >= tiles.length || from === to) return
    setTiles(arrayMove([...tiles], from, to))
    announce(t('dashboards.moved', { name: tile.name, place: to + 1, count: tiles.length }))
  }
  return (
    <Box component="section" aria-label={t('dashboards.arrange')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <AddTile reports={more} onAdd={({ id, name }) => setTiles([...tiles, { report: id, name, size: 'medium' }])} />
        {admin && <OwnerChoice value={owner} onChange={setOwner} />}
        <Buttons
          busy={busy}
          onReset={dashboard.by === 'user' ? () => reset.mutate() : undefined}
          onCancel={onDone}
          onSave={() => save.mutate({ tiles, owner })}
        />
      </Box>
      <Typography role="status" sx={VISUALLY_HIDDEN}>
        {announcement}
      </Typography>
      <SortableTiles tiles={tiles} onChange={setTiles} onMove={move} />
    </Box>
  )
}

export default ArrangeTiles
