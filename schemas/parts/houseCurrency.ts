/** Currency of what the house sells to dealers (`PRODUCT.md S9`): the house's own, written by the server. */
export const houseCurrency = { type: 'string', reference: 'currencies', readOnly: true, list: false } as const
