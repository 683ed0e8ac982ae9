/** As documents, mails and authenticator apps name the product. */
export const PRODUCT_NAME = 'Car Dealer Hub'
