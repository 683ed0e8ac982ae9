/** Where one verifies one's address. */
export const ADDRESS_SECTION = '/-/MyAccount#email'
