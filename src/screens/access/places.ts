/** Where one verifies one's address. */
export const ADDRESS_SECTION = '/-/MyAccount#email'

/** Where one sees what one's firm lacks, or why it was suspended. */
export const OWN_FIRM = '/-/MyFirm'
