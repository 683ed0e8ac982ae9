/** The page where users verify their address. */
export const ADDRESS_SECTION = '/-/MyAccount#email'

/** The page that shows what a firm lacks, or why it was suspended. */
export const OWN_FIRM = '/-/MyFirm'
