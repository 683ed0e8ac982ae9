/** Id of the firm that runs the hub (`PRODUCT.md S6`). Its number is 1, and only it has the role Admin. */
export const HOUSE_FIRM = 'house'

/** The entity of the tenants, the property of records and subjects that refers to one, and the id of the house. */
export const TENANCY = { entity: 'firms', property: 'firm', house: HOUSE_FIRM } as const
