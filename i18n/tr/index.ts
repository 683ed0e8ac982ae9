import type { Catalogue } from '../catalogue.ts'
import errors from './errors.ts'
import palette from './palette.ts'
import ra from './ra.ts'
import resources from './resources.ts'
import app from './screens.ts'
import auth from './session.ts'

const catalogue: Catalogue = { ra: ra.ra, auth, app, palette, errors, resources }

export default catalogue
