import type { Widen } from '../../widen.ts'

/** Texts of a deal's page and of the gate, `deals.*`. */
const deals = {
  title: 'Deal: %{car}',
  failed: 'The deal could not be loaded.',
  missing: 'This deal does not exist, or is not yours to see.',
  lot: 'Lot %{lot}',
  standsAt: 'At %{place}',
  send: 'Send',
  reference: 'Bank reference',
  reason: 'Reason',
  addFile: 'Add a file (PDF or picture)',
  messages: 'Messages',
  stuck: 'A step of this deal failed',
  notice: {
    owed: '%{amount} are due by %{due}. Without payment the deal falls through on %{ends}, and the deposit is kept.',
    late: '%{amount} were due on %{due}. Without payment the deal falls through on %{ends}, and the deposit is kept.',
    unpaid: 'The buyer has to pay by %{due}. You are credited as soon as that is done.',
    offered: 'The winner did not pay. You can accept this offer until %{until}.',
    offeredToOther: 'The winner did not pay. The next bidder can accept the car until %{until}.',
    disputed: 'This deal is frozen until its dispute is decided: %{reason}',
  },
  line: {
    car: 'Car',
    fee: 'Buyer’s fee',
    commission: 'Commission',
    vat: 'VAT %{rate}: %{of}',
    total: 'Total',
    deposit: 'Deposit captured',
    owed: 'Still owed',
  },
  terms: {
    buying: 'Buyer owes',
    selling: 'Seller gets',
  },
  steps: {
    title: 'Steps',
    offered: 'Offered as a second chance',
    won: 'Won',
    invoiced: 'Invoiced',
    paid: 'Paid',
    papers: 'Papers handed over',
    released: 'Released for pick-up',
    pickedUp: 'Picked up',
    waiting: 'Still to come',
  },
  ended: {
    defaulted: 'Not paid in time: the deal has ended.',
    declined: 'The offer was not accepted.',
    refunded: 'Cancelled and refunded after a dispute.',
  },
  pay: {
    title: 'How to pay',
    wallet: 'From the wallet: %{available} are available.',
    transfer:
      'By bank transfer of %{amount} to %{name}, IBAN %{iban}, reference %{reference}. The car is released once the transfer is confirmed.',
    transferAsk:
      'By bank transfer of %{amount} to %{name}, reference %{reference}; ask for the bank details. The car is released once the transfer is confirmed.',
  },
  documents: {
    title: 'Documents and papers',
    invoice: 'Invoice %{number}',
    statement: 'Statement %{number}',
    car: 'Car in your inventory',
    auction: 'Auction',
  },
  act: {
    accept: 'Answer the offer',
    pay: 'Pay from the wallet',
    confirmTransfer: 'Confirm the transfer',
    dispute: 'Open a dispute',
    message: 'Message to the other side and the house',
    decide: 'Decide the dispute',
  },
  ask: {
    pay: '%{amount} will be debited from your wallet, which has %{available} available.',
    confirmTransfer: 'Confirm only when %{amount} have arrived in the bank account. The seller is credited and the car released at once.',
    accept: 'If you accept, you owe %{amount} including the buyer’s fee and VAT, due in 3 days.',
    dispute: 'The deal is frozen until the house has decided. The other side and the house read the reason.',
  },
  answer: {
    yes: 'Accept and receive the invoice',
    no: 'Decline',
  },
  outcome: {
    continue: 'The deal continues',
    refund: 'Refund: the buyer gets everything back, the seller’s credit is taken back',
  },
  done: {
    pay: 'Paid. The car is yours.',
    accept: 'Accepted. The invoice is ready.',
    decline: 'Declined.',
    confirmTransfer: 'Transfer confirmed.',
    dispute: 'Dispute opened.',
    message: 'Message sent.',
    decide: 'Decided.',
  },
  side: {
    buyer: 'Buyer',
    seller: 'Seller',
    house: 'House',
  },
  decided: {
    continued: 'Decided: the deal continues. %{reason}',
    refunded: 'Decided: refunded. %{reason}',
  },
  gate: {
    title: 'Gate code',
    qrCode: 'QR code of the gate code',
    hint: 'Show this code at the car lot when you pick up the car. It works once.',
    page: 'Gate',
    type: 'Type the code that the buyer shows, or scan its QR code with the phone’s camera.',
    code: 'Gate code',
    look: 'Look up the car',
    buyer: 'Buyer: %{buyer}',
    pickUp: 'Hand over the car',
    done: 'Handed over.',
    left: 'This car left on %{at}.',
    closed: 'This car may not leave now.',
    unknown: 'No car at your car lots has this code.',
    again: 'Type another code',
  },
}

export type DealMessages = Widen<typeof deals>
export default deals
