/** Used if neither the firm nor the house has a currency (`PRODUCT.md S9`). */
export const DEFAULT_CURRENCY = 'EUR'
