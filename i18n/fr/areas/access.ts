import type { AccessMessages } from '../../en/areas/access.ts'

const access: AccessMessages = {
  trust: { verify: 'Vérifier l’adresse' },
}

export default access
