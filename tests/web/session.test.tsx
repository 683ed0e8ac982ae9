import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import ar from '../../i18n/ar/session.ts'
import en from '../../i18n/en/session.ts'
import fr from '../../i18n/fr/session.ts'
import { changeAppearance, DEFAULT_SETTINGS } from '../../src/appearance/theme/settings.ts'
import { clearSession, openSession } from '../../src/providers/auth/session.ts'
import { storeEndReason } from '../../src/providers/auth/sessionUpdates.ts'
import { Entry } from '../../src/screens/session/Entry.tsx'
import { ADMIN, DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'

const hub = suiteApp({ customers: 1 })
connectApi(() => hub.app)

const user = userEvent.setup()
const reload = vi.fn()

const Application = () => <h1>The application</h1>
const loadApp = async () => ({ default: Application })

const address = () => location.pathname + location.search

/** Opens the page with the given session, or as a visitor. */
async function open(at: string, heading: string = en.signIn.title) {
  history.replaceState(null, '', at)
  render(<Entry loadApp={loadApp} reload={reload} />)
  await screen.findByRole('heading', { name: heading }, PATIENCE)
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const follow = (name: string) => user.click(screen.getByRole('link', { name }))
const theApplication = () => screen.findByRole('heading', { name: 'The application' }, PATIENCE)

/** Errors of the input for assistive technology (`aria-describedby`). */
const errorOf = (label: string) => {
  const described = input(label).getAttribute('aria-describedby')
  return described ? document.getElementById(described)?.textContent : undefined
}

async function signIn(email: string, password: string) {
  await user.clear(input(en.fields.email))
  await user.type(input(en.fields.email), email)
  await user.clear(input(en.fields.password))
  await user.type(input(en.fields.password), password)
  await press(en.signIn.submit)
}

beforeEach(() => {
  localStorage.clear()
  clearSession()
  changeAppearance(DEFAULT_SETTINGS)
  reload.mockReset()
})
afterEach(() => vi.restoreAllMocks())

describe('A signed-out visitor', () => {
  test('is sent to sign in, and after it to the wanted page, with a welcome', async () => {
    await open('/customers?page=2')
    expect(address()).toBe('/sign-in?redirectUrl=%2Fcustomers%3Fpage%3D2')
    expect(document.title).toBe('Sign in · Car Dealer Hub')
    await signIn(DEALER, 'demo1234')
    await theApplication()
    expect(address()).toBe('/customers?page=2')
    expect(screen.getByRole('status').textContent).toBe('Login successful! Welcome!')
    expect(localStorage.getItem('signedIn')).toBe('true')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      avatar: '',
      userName: 'Dana Dealer',
      email: DEALER,
      authority: ['Dealer'],
      refreshToken: expect.any(String),
      accessToken: localStorage.getItem('token'),
      id: expect.any(String),
    })
  })

  test('comes home after sign-in from the root, and is never led to another site', async () => {
    await open('/')
    expect(address()).toBe('/sign-in')
    cleanup()
    await open('/sign-in?redirectUrl=//evil.example/')
    await signIn(DEALER, 'demo1234')
    await theApplication()
    expect(address()).toBe('/home')
  })

  test('reads at each field what is missing, and is put to the first', async () => {
    await open('/sign-in')
    await press(en.signIn.submit)
    expect([errorOf(en.fields.email), errorOf(en.fields.password)]).toEqual(['Please enter your email', 'Please enter your password'])
    expect(document.activeElement).toBe(input(en.fields.email))
    await user.type(input(en.fields.email), 'dealer')
    expect(errorOf(en.fields.email)).toBe('Please enter a valid email address')
    await user.type(input(en.fields.email), '@cardealerhub.test')
    await user.type(input(en.fields.password), '12345')
    expect([errorOf(en.fields.email), errorOf(en.fields.password)]).toEqual([undefined, 'Password must be at least 6 characters'])
    expect(input(en.fields.password).getAttribute('aria-invalid')).toBe('true')
  })

  test('reads why signing in failed, and keeps what was typed', async () => {
    await open('/sign-in')
    await signIn(DEALER, 'wrong-password')
    expect((await screen.findByRole('alert', {}, PATIENCE)).textContent).toBe('Login Failed Invalid Username or The Password')
    expect([input(en.fields.email).value, input(en.fields.password).value]).toEqual([DEALER, 'wrong-password'])
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('failed'))
    await press(en.signIn.submit)
    await screen.findByText('Unable to sign in')
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 502 }))
    await press(en.signIn.submit)
    await screen.findByText('An error occurred. Please try again.')
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ code: 'badRequest' }, { status: 400 }))
    await press(en.signIn.submit)
    await screen.findByText('Login failed. Please check your credentials.')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('sends a form once, however often it is pressed', async () => {
    await open('/sign-in')
    const real = globalThis.fetch
    const answered = Promise.withResolvers<void>()
    const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      await answered.promise
      return real(...request)
    })
    await user.type(input(en.fields.email), DEALER)
    await user.type(input(en.fields.password), 'demo1234{Enter}{Enter}')
    await press(en.signIn.submitting)
    answered.resolve()
    await theApplication()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('changes the language without losing what was typed or what was wrong', async () => {
    await open('/sign-in')
    await user.type(input(en.fields.email), 'dealer@')
    await user.type(input(en.fields.password), 'demo1234')
    await press(en.signIn.submit)
    await user.selectOptions(screen.getByLabelText(en.language), 'ar')
    await screen.findByRole('heading', { name: ar.signIn.title })
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
    expect([input(ar.fields.email).value, input(ar.fields.password).value]).toEqual(['dealer@', 'demo1234'])
    expect(errorOf(ar.fields.email)).toBe(ar.validation['email.format'])
    expect(localStorage.getItem('locale')).toBe('ar')
    await user.selectOptions(screen.getByLabelText(ar.language), 'fr')
    await screen.findByRole('heading', { name: fr.signIn.title })
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['fr', 'ltr'])
    expect(input(fr.fields.email).value).toBe('dealer@')
  })

  test('finds inputs that a password manager knows, and no other way to sign in where none is configured', async () => {
    await open('/sign-in')
    const filled = (label: string) => [input(label).autocomplete, input(label).type]
    expect([filled(en.fields.email), filled(en.fields.password)]).toEqual([
      ['username', 'email'],
      ['current-password', 'password'],
    ])
    expect(screen.queryByText(en.signIn.orContinueWith)).toBeNull()
    await press(en.fields.showPassword)
    expect(input(en.fields.password).type).toBe('text')
    await follow(en.signIn.signUp)
    await screen.findByRole('heading', { name: en.signUp.title }, PATIENCE)
    expect(filled(en.fields.confirmPassword)).toEqual(['new-password', 'password'])
  })

  test('is warned of caps lock at the password, for as long as it is on', async () => {
    await open('/sign-in')
    const password = input(en.fields.password)
    await user.click(password)
    await user.keyboard('a')
    expect(screen.queryByText(en.fields.capsLock)).toBeNull()
    await user.keyboard('{CapsLock}')
    await user.keyboard('b')
    expect(screen.getByText(en.fields.capsLock).getAttribute('aria-live')).toBe('polite')
    await user.tab()
    expect(screen.queryByText(en.fields.capsLock)).toBeNull()
    await user.click(password)
    await user.keyboard('c')
    screen.getByText(en.fields.capsLock)
    await user.keyboard('{CapsLock}d')
    expect(screen.queryByText(en.fields.capsLock)).toBeNull()
  })

  test('chooses light or dark, which stays', async () => {
    await open('/sign-in')
    await press(en.lightMode)
    expect(JSON.parse(localStorage.getItem('themeSite') ?? '{}')).toMatchObject({ mode: 'light', themeSchema: 'orange' })
    expect(screen.getByRole('button', { name: en.darkMode })).toBeTruthy()
  })

  test('reads why the session has ended, also if another call has failed and cleared the session since', async () => {
    storeEndReason('unableToRefresh')
    clearSession()
    await open('/sign-in')
    expect(screen.getByRole('status').textContent).toBe(`${en.errors.unableToRefresh}${en.signIn.sessionEnded}`)
  })

  test('is notified once that the session has ended', async () => {
    storeEndReason()
    await open('/sign-in')
    expect(screen.getByRole('status').textContent).toBe(en.signIn.sessionEnded)
    cleanup()
    await open('/sign-in')
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('A new dealer', () => {
  test('signs up and is in', async () => {
    await open('/sign-up?redirectUrl=%2Fcustomers', en.signUp.title)
    await user.type(input(en.fields.name), 'Nora New')
    await user.type(input(en.fields.email), 'nora@cardealerhub.test')
    await user.type(input(en.fields.password), 'secret1')
    await user.type(input(en.fields.confirmPassword), 'secret2')
    await press(en.signUp.submit)
    expect(errorOf(en.fields.confirmPassword)).toBe('The passwords do not match')
    await user.clear(input(en.fields.password))
    await user.type(input(en.fields.password), 'secret2')
    expect(errorOf(en.fields.confirmPassword)).toBeUndefined()
    await press(en.signUp.submit)
    await theApplication()
    expect(address()).toBe('/customers')
    expect(screen.getByRole('status').textContent).toBe(en.signUp.success)
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ userName: 'Nora New', authority: ['Dealer'] })
  })

  test('shows at the field that the address is taken, in any language', async () => {
    await open('/sign-up', en.signUp.title)
    await user.type(input(en.fields.name), 'Dana Again')
    await user.type(input(en.fields.email), DEALER)
    await user.type(input(en.fields.password), 'secret1')
    await user.type(input(en.fields.confirmPassword), 'secret1')
    await press(en.signUp.submit)
    await waitFor(() => expect(errorOf(en.fields.email)).toBe('An account with this email already exists'), PATIENCE)
    await user.selectOptions(screen.getByLabelText(en.language), 'fr')
    await screen.findByRole('heading', { name: fr.signUp.title })
    expect(errorOf(fr.fields.email)).toBe(fr.errors.emailTaken)
  })

  test('reads when nothing came back', async () => {
    await open('/sign-up', en.signUp.title)
    await user.type(input(en.fields.name), 'N')
    await user.type(input(en.fields.email), 'n@x.test')
    await user.type(input(en.fields.password), 'secret1')
    await user.type(input(en.fields.confirmPassword), 'secret1')
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('failed'))
    await press(en.signUp.submit)
    expect(await screen.findByText('Unable to sign up')).toBeTruthy()
  })
})

describe('Who forgot the password', () => {
  const code = async () => {
    const mails = await vi.waitFor(async () => {
      const rows = await hub.db.read.selectFrom('outboxMails').select('text').orderBy('at', 'desc').execute()
      expect(rows.length).toBeGreaterThan(0)
      return rows
    }, PATIENCE)
    return /\b\d{6}\b/.exec(String(mails[0]?.text))?.[0] ?? ''
  }

  test('gets a code, sets a new one, and signs in with it', async () => {
    await open('/sign-in')
    await user.type(input(en.fields.email), DEALER)
    await follow(en.signIn.forgotPassword)
    await screen.findByRole('heading', { name: en.forgotPassword.title }, PATIENCE)
    expect([address(), input(en.fields.email).value]).toEqual(['/forgot-password', DEALER])
    await press(en.forgotPassword.submit)
    await screen.findByRole('heading', { name: 'Check Your Email' }, PATIENCE)
    expect(document.body.textContent).toContain(DEALER)

    await follow(en.forgotPassword.enterCode)
    await screen.findByRole('heading', { name: en.resetPassword.title }, PATIENCE)
    expect([address(), input(en.fields.email).value]).toEqual(['/reset-password', DEALER])
    expect(input(en.fields.code).autocomplete).toBe('one-time-code')
    await user.type(input(en.fields.code), 'nonsense')
    await user.type(input(en.fields.newPassword), 'brand-new-1')
    await user.type(input(en.fields.confirmPassword), 'brand-new-1')
    await press(en.resetPassword.submit)
    await waitFor(() => expect(errorOf(en.fields.code)).toBe(en.errors.invalidCode), PATIENCE)

    await user.clear(input(en.fields.code))
    await user.type(input(en.fields.code), await code())
    await press(en.resetPassword.submit)
    await screen.findByRole('heading', { name: en.signIn.title }, PATIENCE)
    expect(screen.getByRole('status').textContent).toBe(en.resetPassword.success)
    expect(input(en.fields.email).value).toBe(DEALER)
    await user.type(input(en.fields.password), 'brand-new-1{Enter}')
    await theApplication()
  })

  test('reads the same for an address without an account', async () => {
    await open('/forgot-password', en.forgotPassword.title)
    await user.type(input(en.fields.email), 'nobody@cardealerhub.test{Enter}')
    await screen.findByRole('heading', { name: 'Check Your Email' }, PATIENCE)
    await follow(en.forgotPassword.backToSignIn)
    expect(address()).toBe('/sign-in')
  })

  test('comes by the mail’s link with the address filled in', async () => {
    await open('/reset-password?email=dealer%40cardealerhub.test', en.resetPassword.title)
    expect(input(en.fields.email).value).toBe(DEALER)
  })
})

describe('A signed-in user', () => {
  beforeEach(() => openSession({ token: 't', refreshToken: 'r', name: 'Dana', email: DEALER, userRoles: ['Dealer'], id: '7' }))

  test.each(['/', '/sign-in', '/sign-up', '/forgot-password', '/reset-password'])('is sent home from %s', async (from) => {
    await open(from, 'The application')
    expect(address()).toBe('/home')
  })

  test('stays on a protected page, without a welcome', async () => {
    await open('/customers/1?tab=2', 'The application')
    expect(address()).toBe('/customers/1?tab=2')
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('leaves this tab when another signs out or signs in another user, and not when it only renews', async () => {
    await open('/home', 'The application')
    const storageEvent = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))
    localStorage.setItem('token', 'renewed')
    storageEvent('token')
    expect(reload).not.toHaveBeenCalled()
    localStorage.removeItem('token')
    storageEvent('token')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('stays in the tab in which they have signed in when another only renews the token', async () => {
    clearSession()
    await open('/sign-in')
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    await signIn(ADMIN, 'demo1234')
    await theApplication()
    localStorage.setItem('token', 'renewed')
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(reload).not.toHaveBeenCalled()
  })

  test('reads what happened where the application fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const Broken = () => {
      throw new Error('chunk is gone')
    }
    history.replaceState(null, '', '/home')
    render(<Entry loadApp={async () => ({ default: Broken })} reload={reload} />)
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
    expect(screen.getByText('chunk is gone')).toBeTruthy()
  })
})
