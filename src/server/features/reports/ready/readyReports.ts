import { seedId } from '../../../seed/seedId.ts'
import type { SeedDraft } from '../../../seed/seedRecord.ts'
import { CARS } from './cars.ts'
import { MONEY } from './money.ts'
import { PLANS } from './plans.ts'
import { SALES } from './sales.ts'
import { STOCK } from './stock.ts'
import { TARGETS } from './targets.ts'

/** Reports of every installation. Append new ones at the end of their list, since the position is the id. */
const GROUPS = [SALES, STOCK, MONEY, CARS, TARGETS, PLANS]
const PER_GROUP = 100

export const readyReports = (): SeedDraft<'reports'>[] =>
  GROUPS.flatMap((group, index) =>
    group.map(
      ({ showInDashboard = false, filters = [], ...report }, position): SeedDraft<'reports'> => ({
        id: seedId(44, index * PER_GROUP + position),
        containerSize: 'medium',
        resultOffset: 0,
        syncSeconds: 0,
        showInMenu: false,
        showInDashboard,
        visibleTo: 'firm',
        allowedUsers: [],
        filters,
        ...report,
      }),
    ),
  )
