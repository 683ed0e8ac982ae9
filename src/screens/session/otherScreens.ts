/** Screens of the session that one comes to by a link of the sign-in page, in a chunk of their own. */
export { ForgotPassword } from './ForgotPassword.tsx'
export { ResetPassword } from './ResetPassword.tsx'
export { SignUp } from './SignUp.tsx'
