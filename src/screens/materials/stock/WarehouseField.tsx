import { MenuItem, TextField } from '@mui/material'
import { WarehouseName } from './RecordName.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly warehouses: readonly string[]
  /** Label of the empty choice. */
  readonly all?: string
  readonly onChange: (warehouse: string) => void
}

/** Chooses a warehouse. */
export const WarehouseField = ({ label, value, warehouses, all, onChange }: Props) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: all !== undefined }, inputLabel: { shrink: true } }}
  >
    {all !== undefined && <MenuItem value="">{all}</MenuItem>}
    {warehouses.map((id) => (
      <MenuItem key={id} value={id}>
        <WarehouseName id={id} />
      </MenuItem>
    ))}
  </TextField>
)
