import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: {
    priceLists: { fields: { lines: { computed: () => import('./form/lineRows.ts') } } },
    stockDocuments: {
      actions: lazy(() => import('./DocumentActions.tsx')),
      form: { head: ['kind', 'date', 'warehouse', 'targetWarehouse', 'viaTransit', 'slipNumber', 'notes'], focus: 'kind' },
      initial: () => import('./form/initial.ts'),
      fields: {
        counts: { computed: () => import('./form/countRows.ts') },
        lines: { computed: () => import('./form/lineRows.ts') },
        'lines.orderLine': { hidden: true },
      },
    },
  },
}
