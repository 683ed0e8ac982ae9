import type { I18nProvider } from 'react-admin'
import type { HubAdminProps } from './admin/HubAdmin.tsx'
import { rememberReferences } from './admin/rememberReferences.ts'
import { createUndoOffer } from './admin/undo/undoable.ts'
import type { Subject } from './model/subject.ts'
import { createAuthProvider, storedSubject } from './providers/auth/authProvider.ts'
import { createHttpClient } from './providers/auth/httpClient.ts'
import type { Rights } from './providers/auth/rights.ts'
import { createConfirmations } from './providers/data/confirmations.ts'
import { createConflicts } from './providers/data/conflicts.ts'
import { createDataProvider } from './providers/data/createDataProvider.ts'
import type { AuthorizedFetch } from './providers/data/http.ts'
import { createUploadTransport } from './providers/data/uploadTransport.ts'

/** Address of the API. */
export const API = '/api'

/** Adds the session to requests, and handles its end. */
interface Session {
  readonly authorizedFetch: AuthorizedFetch
  readonly knowRights: Rights['know']
  /** The product's additions to the subject of the access policy; read on each use. */
  readonly attributes?: () => NonNullable<Subject['attributes']>
  readonly uploads: Parameters<typeof createUploadTransport>[0]
  readonly leave: Parameters<typeof createAuthProvider>[0]['leave']
  readonly signOutExpired: Parameters<typeof createAuthProvider>[0]['signOutExpired']
}

type Composed = 'authProvider' | 'dataProvider' | 'conflicts' | 'confirmations' | 'undo' | 'subject' | 'title'

type Composition = Omit<HubAdminProps, Composed | 'theme'> & { readonly session: Session }

/** Combines model, screens and session into the properties of `HubAdmin`, except the theme, for the signed-in user. */
export const composeAdmin = ({ session, i18nProvider, ...parts }: Composition): Omit<HubAdminProps, 'theme'> => {
  const { authorizedFetch, knowRights, attributes, uploads, leave, signOutExpired } = session
  const subject = () => storedSubject(attributes?.())
  const { entities } = parts.model
  const translate: I18nProvider['translate'] = i18nProvider.translate
  const conflicts = createConflicts()
  const confirmations = createConfirmations()
  const undo = createUndoOffer()
  return {
    ...parts,
    i18nProvider,
    conflicts,
    confirmations,
    undo,
    subject: subject(),
    title: translate('app.title'),
    authProvider: createAuthProvider({
      entities,
      translate,
      subject,
      knowRights,
      signOutUrl: `${API}/Auth/sign-out`,
      leave,
      signOutExpired,
    }),
    dataProvider: createDataProvider({
      apiUrl: API,
      httpClient: createHttpClient(authorizedFetch),
      authorizedFetch,
      sendUpload: createUploadTransport(uploads),
      conflicts,
      confirmations,
      translate,
      onReferences: rememberReferences(parts.queryClient),
      onWrite: undo.forget,
    }),
  }
}
