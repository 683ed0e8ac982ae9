import type { Widen } from '../../widen.ts'

/** Texts of My Account, `account.*`. */
const account = {
  sections: {
    profile: 'Profile',
    password: 'Password',
    sessions: 'Sessions',
    appearance: 'Language and appearance',
    notifications: 'Notifications',
  },
  profile: {
    intro: 'How others see you, and how we reach you.',
    userName: 'User name',
    saved: 'Your profile has been saved',
  },
  avatar: {
    change: 'Change picture',
    remove: 'Remove picture',
    choose: 'Choose a picture',
    title: 'Your picture',
    help: 'Drag the picture or use the arrow keys to move it.',
    area: 'Part of the picture that is shown',
    zoom: 'Zoom',
    cancel: 'Cancel',
    save: 'Save picture',
    saved: 'Your picture has been saved',
    wrongType: 'Please choose a picture: JPEG, PNG, WebP or GIF.',
    unreadable: 'This picture cannot be read.',
  },
  password: {
    intro:
      'Your other sessions end when you change it. Without a password of your own, ask for a code with “Forgot password?” on the sign-in page.',
    current: 'Current password',
    new: 'New password',
    confirm: 'Confirm password',
    submit: 'Change password',
    saved: 'Your password has been changed. Other sessions have ended.',
    required: 'Please fill in this field',
    short: 'Password must be at least 6 characters',
    unequal: 'The passwords do not match',
    strength: { 0: 'Too short', 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Strong' },
  },
  sessions: {
    intro: 'Where you are signed in. End what you do not know, and change your password then.',
    current: 'This session',
    lastUsed: 'Last used %{at}',
    started: 'Since %{at}',
    address: 'Network address %{address}',
    unknownDevice: 'Unknown device',
    end: 'Sign out',
    endThis: 'Sign out %{device}',
    endOthers: 'Sign out all others',
    ended: 'The session has ended',
    othersEnded: 'All other sessions have ended',
    onlyThis: 'You are signed in nowhere else.',
    failed: 'Sessions could not be loaded.',
    again: 'Try again',
  },
  appearance: { intro: 'For this browser. Changes count at once.' },
  notifications: {
    intro: 'What you want to be told of.',
    save: 'Save',
    saved: 'Your choice has been saved',
  },
}

export type AccountMessages = Widen<typeof account>
export default account
