/** Id of the firm that runs the hub (`PRODUCT.md S6`): its number is 1, and the role Admin exists there alone. */
export const HOUSE_FIRM = 'house'

/** Which entity the tenants are, which property of records and of subjects names one, and which of them is the house. */
export const TENANCY = { entity: 'firms', property: 'firm', house: HOUSE_FIRM } as const
