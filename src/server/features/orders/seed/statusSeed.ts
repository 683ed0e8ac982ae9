import { seedId } from '../../../seed/seedId.ts'
import type { SeedDraft } from '../../../seed/seedRecord.ts'

const STATUSES = ['New', 'In preparation', 'Waiting for parts', 'Ready', 'Closed'] as const

export const statusSeed = (kind: number): SeedDraft<'salesOrderStatuses'>[] =>
  STATUSES.map(
    (name, position): SeedDraft<'salesOrderStatuses'> => ({
      id: seedId(kind, position),
      name,
      lineNumber: (position + 1) * 10,
      isDefault: position === 0,
      isActive: true,
    }),
  )
