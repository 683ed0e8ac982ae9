import type { Widen } from '../../widen.ts'

/** Texts of the first setup, `setup.*`. */
const setup = {
  intro: 'A few decisions make the hub yours. Each can wait: skip what you don’t need now, and come back when you do.',
  failed: 'The setup could not be loaded.',
  progress: '%{done} of %{all} steps done or skipped',
  complete: 'Everything is set up.',
  card: 'Finish setting up',
  next: 'Next: %{step}. %{smart_count} step is open. |||| Next: %{step}. %{smart_count} steps are open.',
  continue: 'Continue setup',
  skip: 'Skip for now',
  resume: 'Do it after all',
  states: { open: 'Open', done: 'Done', skipped: 'Skipped' },
  steps: {
    house: {
      title: 'Your house and its currency',
      text: 'The name, address and tax number appear on every document you print. Plans and add-ons are priced in the house’s currency.',
      action: 'Enter house details',
    },
    mail: {
      title: 'Mail',
      text: 'The hub sends verification codes, invitations and notices by mail. Send yourself a test message to see that they arrive.',
    },
    signUp: {
      title: 'Sign-up',
      text: 'Decide who can open an account, and whether an Admin approves new dealers before they bid or offer cars.',
    },
    plans: {
      title: 'Subscription plans',
      text: 'Plans set how many cars a dealer may own and bid on, and the price per month.',
      action: 'New plan',
    },
    carLot: {
      title: 'First car lot',
      text: 'Cars are parked in lots. Add the first one, with its address and number of spaces.',
      action: 'Add a car lot',
    },
    colleague: {
      title: 'Invite a colleague',
      text: 'A second Admin can share the work, and let you back in if you lose access.',
      action: 'Invite a colleague',
    },
  },
  mail: {
    unset: 'No mail server is set: mail is kept in the outbox, where Admins read it. To send it, start the server with:',
    test: 'Send a test message',
    sending: 'Sending…',
    sent: 'The message is on its way to %{to}.',
    kept: 'The message to %{to} was kept in the outbox, because no mail server is set.',
    failed: 'The mail server did not take the message to %{to}.',
    outbox: 'Open the outbox',
  },
  untilChosen: 'Until you choose: %{choice}',
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
