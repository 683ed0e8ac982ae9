import type { Widen } from '../../widen.ts'

/** Texts of the first set-up, `setup.*`. */
const setup = {
  intro: 'A few decisions make the hub yours. Each can wait: skip what you don’t need now, and come back when you do.',
  failed: 'The set-up could not be loaded.',
  progress: '%{done} of %{all} steps settled',
  complete: 'Everything is set up.',
  card: 'Finish setting up',
  next: 'Next: %{step}. %{smart_count} step is open. |||| Next: %{step}. %{smart_count} steps are open.',
  continue: 'Continue set-up',
  skip: 'Skip for now',
  resume: 'Take up again',
  states: { open: 'Open', done: 'Done', skipped: 'Skipped' },
  steps: {
    house: {
      title: 'Your house and its currency',
      text: 'Name, address and tax number stand on every document you print. Plans and add-ons are priced in the house’s currency.',
      action: 'Enter house details',
    },
    mail: {
      title: 'Mail',
      text: 'The hub mails verification codes, invitations and notices. Send yourself a test message to see that they arrive.',
    },
    signUp: {
      title: 'Sign-up',
      text: 'Decide who can open an account, and whether an Admin looks at new dealers before they bid or offer cars.',
    },
    plans: {
      title: 'Subscription plans',
      text: 'Plans say how many cars a dealer may own and bid for, and what that costs a month.',
      action: 'New plan',
    },
    carLot: {
      title: 'First car lot',
      text: 'Cars stand in lots. Add the first one, with its address and the number of places.',
      action: 'Add a car lot',
    },
    colleague: {
      title: 'Invite a colleague',
      text: 'A second Admin can help, and can let you in again should you lose your access.',
      action: 'Invite a colleague',
    },
  },
  mail: {
    unset: 'No mail server is set: mail is kept in the outbox, where Admins read it. To send it, start the server with',
    test: 'Send a test message',
    sending: 'Sending…',
    sent: 'The message is on its way to %{to}.',
    kept: 'The message to %{to} was kept in the outbox, because no mail server is set.',
    failed: 'The mail server did not take the message to %{to}.',
    outbox: 'Open the outbox',
  },
  plans: {
    add: 'Add three examples',
    added: 'Three plans were added. Change them as you like.',
    starter: { name: 'Starter', description: 'For a first yard: a few cars at a time' },
    professional: { name: 'Professional', description: 'For a dealership that buys every week' },
    enterprise: { name: 'Enterprise', description: 'For groups with several yards' },
  },
}

export type SetupMessages = Widen<typeof setup>
export default setup
