/** Screens of the session that the sign-in page links to, in their own chunk. */
export { ForgotPassword } from './ForgotPassword.tsx'
export { ResetPassword } from './ResetPassword.tsx'
export { SignUp } from './SignUp.tsx'
