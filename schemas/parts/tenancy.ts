/** Id of the firm that runs the hub (`PRODUCT.md S6`): its number is 1, and the role Admin exists there alone. */
export const HOUSE_FIRM = 'house'
