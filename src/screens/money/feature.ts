import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { lazyPart } from '../lazyPart.tsx'

const posted = { actions: lazy(() => import('./PostedActions.tsx')) }
const place = { show: lazyPage(() => import('./MoneyAccountShow.tsx')) }

export const feature: ScreenFeature = {
  entities: {
    bankAccounts: { ...place, actions: lazy(() => import('./bank/ReadStatement.tsx')) },
    bankStatements: { show: lazyPage(() => import('./bank/StatementShow.tsx')), fields: { 'lines.key': { hidden: true } } },
    customers: { show: lazyPage(() => import('./CustomerShow.tsx')) },
    invoices: {
      list: lazyPage(() => import('./received/InvoiceList.tsx')),
      show: lazyPage(() => import('./margin/InvoiceShow.tsx')),
      actions: lazy(() => import('./InvoiceActions.tsx')),
      fields: {
        netTotal: { Cell: lazyPart(() => import('./margin/NetWithMargin.tsx')) },
        'lines.orderLine': { hidden: true },
        'lines.lineNumber': { hidden: true },
        'lines.gross': { hidden: true },
      },
    },
    moneyTransfers: posted,
    openingBalances: posted,
    payments: {
      ...posted,
      form: {
        head: ['customer', 'direction', 'date', 'amount', 'safeDeposit', 'bankAccount', 'currency', 'reference', 'advance'],
        focus: 'customer',
      },
      fields: { allocations: { Input: lazyPart(() => import('./matching/Matching.tsx')) } },
    },
    purchases: {
      actions: lazy(() => import('./PurchaseActions.tsx')),
      initial: () => import('./purchaseInitial.ts'),
      fields: { lines: { computed: () => import('./purchaseRows.ts') }, 'lines.orderLine': { hidden: true } },
    },
    safeDeposits: place,
  },
  pages: { '/-/Ageing': lazyPage(() => import('./balance/AgeingPage.tsx')) },
}
