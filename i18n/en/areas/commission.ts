import type { Widen } from '../../widen.ts'

/** Texts of commissions, `commission.*`. */
const commission = {
  salesman: 'Salesman',
  month: 'Month',
  before: 'Month before',
  after: 'Month after',
  failed: 'The commission could not be loaded.',
  empty: 'No commission in this month',
  nobody: 'There is no salesman whose commission you may see',
  document: 'Document',
  date: 'Date',
  customer: 'Customer',
  net: 'Sales without VAT',
  profit: 'Profit',
  rate: 'Rate',
  commission: 'Commission',
  total: 'Total',
  profitIs: 'Profit %{amount}',
  rateOf: '%{percent} %{basis}',
  kind: 'Kind',
  basisName: 'Basis',
  currency: 'Currency',
  basis: { net: 'of sales', profit: 'of profit' },
  correction: 'Correction',
  creditNote: 'credit note',
  incomplete: 'Some costs are not known yet. Once they are, the next month corrects the commission.',
  state: {
    open: 'This month is still open',
    over: 'Not posted yet',
    posted: 'Posted: this month stays as it is, the next one corrects it',
  },
  post: 'Post',
  postTitle: 'Post the commission of %{name} for %{month}?',
  postText: 'It stays as it is from then on. Later changes are corrected in the next month.',
  posted: 'The commission is posted',
  record: 'Posted statement',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  print: 'Print',
}

export type CommissionTexts = Widen<typeof commission>
export default commission
