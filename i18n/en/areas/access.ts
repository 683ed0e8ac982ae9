import type { Widen } from '../../widen.ts'

/** Texts about who may do what, `access.*`. */
const access = {
  trust: { verify: 'Verify email address' },
}

export type AccessMessages = Widen<typeof access>
export default access
