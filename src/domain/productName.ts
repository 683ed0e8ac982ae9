/** Name of the product in documents, mails and authenticator apps. */
export const PRODUCT_NAME = 'Car Dealer Hub'
