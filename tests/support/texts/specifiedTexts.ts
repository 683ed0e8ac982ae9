/** An exact text of the specification, sections 5 and 8, with its key in the catalogues. */
export interface SpecifiedText {
  readonly says: string
  readonly key: string
  /** Parameters of the text. */
  readonly params?: Readonly<Record<string, string | number>>
  /** Source of the text: the server, which answers in the caller's language, or the page. */
  readonly by: 'server' | 'page'
}

/** All texts. The tests that show them are typed by this table, so that none can be missing. */
export const SPECIFIED_TEXTS = {
  signInEmailMissing: { by: 'server', key: 'errors.signIn.email.required', says: 'Please enter your email' },
  signInEmailInvalid: { by: 'server', key: 'errors.signIn.email.format', says: 'Please enter a valid email address' },
  signInPasswordMissing: { by: 'server', key: 'errors.signIn.password.required', says: 'Please enter your password' },
  signInPasswordShort: { by: 'server', key: 'errors.signIn.password.minLength', says: 'Password must be at least 6 characters' },
  auctionUrlMissing: { by: 'page', key: 'errors.cars.auctionUrl.required', says: 'Auction URL is required' },
  auctionUrlElsewhere: { by: 'server', key: 'errors.cars.auctionUrl.format', says: 'invalid Url Format' },
  carTwice: { by: 'server', key: 'errors.cars.auctionUrl.unique', says: 'Save Failed Car Already Exist' },
  lookupNameMissing: { by: 'server', key: 'errors.lookups.name.required', says: 'Name is required' },
  bankAccountCodeLong: { by: 'server', key: 'errors.maxLength', params: { limit: 6 }, says: 'Must be at most 6 characters' },
  salesmanCodeLong: { by: 'server', key: 'errors.maxLength', params: { limit: 6 }, says: 'Must be at most 6 characters' },
  customerEmailInvalid: { by: 'server', key: 'errors.customers.email.format', says: 'Invalid email format' },
  demandSlipNumber: {
    by: 'server',
    key: 'errors.demands.slipNumber.pattern',
    says: 'The slip number may hold letters and digits, with single hyphens between them',
  },
  demandDocumentNumber: {
    by: 'server',
    key: 'errors.demands.documentNumber.pattern',
    says: 'The document number may hold letters and digits, with single hyphens between them',
  },
  demandStatus: { by: 'server', key: 'errors.demands.status.enum', says: 'Please select a valid status' },
  demandWarehouse: { by: 'server', key: 'errors.demands.warehouse.reference', says: 'Please select a valid warehouse' },
  warehouseFirmNegative: { by: 'server', key: 'errors.warehouses.firmNo.minimum', says: 'Firm number must not be negative' },
  warehouseNumberNegative: {
    by: 'server',
    key: 'errors.warehouses.warehouseNumber.minimum',
    says: 'Warehouse number must not be negative',
  },
  warehouseCostGroupNegative: { by: 'server', key: 'errors.warehouses.costGroup.minimum', says: 'Cost group must not be negative' },
  salesStatusLineNegative: { by: 'server', key: 'errors.salesOrderStatuses.lineNumber.minimum', says: 'Line number must not be negative' },
  purchaseStatusLineNegative: {
    by: 'server',
    key: 'errors.purchaseOrderStatuses.lineNumber.minimum',
    says: 'Line number must not be negative',
  },
  numberingTooLong: {
    by: 'server',
    key: 'errors.numberingTemplates.value.maxLength',
    params: { limit: 32 },
    says: 'The pattern, and the numbers made from it, may have at most 32 characters',
  },
  salesSlipNumberMissing: { by: 'server', key: 'errors.salesOrders.ficheNumber.required', says: 'Slip number is required' },
  purchaseSlipNumberMissing: { by: 'server', key: 'errors.purchaseOrders.ficheNumber.required', says: 'Slip number is required' },
  subUnitIncomplete: {
    by: 'server',
    key: 'errors.mainUnits.subUnits.name.required',
    says: 'All required fields of the sub-units must be filled',
  },

  signInRefused: { by: 'server', key: 'errors.invalidCredentials', says: 'Login Failed Invalid Username or The Password' },
  signInUnanswered: { by: 'page', key: 'auth.errors.unableToSignIn', says: 'Unable to sign in' },
  signInRejected: { by: 'page', key: 'auth.errors.checkCredentials', says: 'Login failed. Please check your credentials.' },
  signInFailed: { by: 'page', key: 'auth.errors.unknown', says: 'An error occurred. Please try again.' },
  signedIn: { by: 'page', key: 'auth.signIn.success', says: 'Login successful! Welcome!' },
  signUpUnanswered: { by: 'page', key: 'auth.errors.unableToSignUp', says: 'Unable to sign up' },
  refreshUnreadable: { by: 'page', key: 'errors.invalidRefreshResponse', says: 'Invalid response from token refresh' },
  refreshWithoutToken: { by: 'page', key: 'errors.missingToken', says: 'Missing token or username' },
  refreshRefused: { by: 'page', key: 'errors.unableToRefresh', says: 'Unable to refresh token' },
  tableNotLoaded: { by: 'page', key: 'app.list.loadFailed', says: 'Error loading table data' },
  deleteFailed: { by: 'page', key: 'app.notify.deleteFailed', says: 'Delete failed' },
  saveFailed: { by: 'page', key: 'app.notify.saveFailed', says: 'Save failed' },
  requestFailed: { by: 'page', key: 'errors.requestFailed', says: 'Request failed. Please try again.' },
  created: { by: 'page', key: 'app.notify.created', says: 'Created successfully' },
  updated: { by: 'page', key: 'app.notify.updated', says: 'Updated successfully' },
  deleted: { by: 'page', key: 'app.notify.deleted', says: 'Deleted successfully' },
  carNotAdded: { by: 'page', key: 'errors.cars.createFailed', says: 'Failed to add car.' },
  dealerNotCreated: { by: 'page', key: 'errors.dealers.createFailed', says: 'Failed to create dealer.' },
  planNotSaved: { by: 'page', key: 'errors.subscriptionPlans.saveFailed', says: 'Failed to save subscription plan.' },
  addonNotSaved: { by: 'page', key: 'errors.addonServices.saveFailed', says: 'Failed to save addon service.' },
  salesmenNotFetched: { by: 'page', key: 'errors.salesmen.loadFailed', says: 'Failed to fetch salesmen.' },
  batchApproveFailed: { by: 'page', key: 'errors.batchApproveFailed', says: 'Batch approve failed.' },
  batchApproveErrored: { by: 'page', key: 'errors.batchApproveErrored', says: 'An error occurred during the batch approve.' },
  lookupIdUnknown: { by: 'server', key: 'errors.lookups.notFound', says: 'Filed Save Id Not Found' },
  customerIdInvalid: { by: 'server', key: 'errors.customers.notFound', says: 'Invalid customer id' },
  demandIdInvalid: { by: 'server', key: 'errors.demands.notFound', says: 'Invalid demand id' },
  salesmanIdInvalid: { by: 'server', key: 'errors.salesmen.notFound', says: 'Invalid salesman id' },
  operationWarned: { by: 'server', key: 'errors.operationWarn', says: 'are you sure you want to continue' },
  operationBlocked: { by: 'server', key: 'errors.operationBlock', says: 'this action is blocked and cannot be completed' },
  operationUnconfigured: {
    by: 'server',
    key: 'errors.operationUnconfigured',
    says: 'Caution: nothing is configured for this operation',
  },
  pageBroken: { by: 'page', key: 'app.pages.unexpected', says: 'Unexpected Application Error!' },
} as const satisfies Readonly<Record<string, SpecifiedText>>

type Texts = typeof SPECIFIED_TEXTS

/** Names of the texts of one side. */
export type NamesOf<Side extends SpecifiedText['by']> = {
  [Name in keyof Texts]: Texts[Name]['by'] extends Side ? Name : never
}[keyof Texts]

export const specified = (name: keyof Texts): SpecifiedText => SPECIFIED_TEXTS[name]
