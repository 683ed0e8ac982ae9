/** How far an order is invoiced; updated with each invoice. */
export const invoicedStatus = {
  invoiced: {
    enum: ['notInvoiced', 'partiallyInvoiced', 'invoiced'],
    tones: { partiallyInvoiced: 'caution', invoiced: 'good' },
    default: 'notInvoiced',
    readOnly: true,
    list: false,
    group: 'state',
  },
} as const
