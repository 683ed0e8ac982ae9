/** Where neither a firm nor the house says a currency (`PRODUCT.md S9`). */
export const DEFAULT_CURRENCY = 'EUR'
