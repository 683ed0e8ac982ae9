import type { Values } from '../../src/server/records/values.ts'

const PRICE = '0.99'

/** Rows of the Chinook sample database (github.com/lerocha/chinook-database, MIT), by table, ordered so that references point backwards. */
export const ROWS: Readonly<Record<string, readonly Values[]>> = {
  artists: [
    { id: '1', name: 'AC/DC' },
    { id: '2', name: 'Accept' },
    { id: '3', name: 'Aerosmith' },
    { id: '6', name: 'Antônio Carlos Jobim' },
  ],
  albums: [
    { id: '1', title: 'For Those About To Rock We Salute You', artist: '1' },
    { id: '2', title: 'Balls to the Wall', artist: '2' },
    { id: '3', title: 'Restless and Wild', artist: '2' },
    { id: '4', title: 'Let There Be Rock', artist: '1' },
    { id: '5', title: 'Big Ones', artist: '3' },
    { id: '8', title: 'Warner 25 Anos', artist: '6' },
  ],
  mediaTypes: [
    { id: '1', name: 'MPEG audio file' },
    { id: '2', name: 'Protected AAC audio file' },
  ],
  genres: [
    { id: '1', name: 'Rock' },
    { id: '2', name: 'Jazz' },
  ],
  tracks: [
    track('1', 'For Those About To Rock (We Salute You)', '1', '1', '1', 'Angus Young, Malcolm Young, Brian Johnson', 343719, 11170334),
    track('2', 'Balls to the Wall', '2', '1', '2', 'U. Dirkschneider, W. Hoffmann, H. Frank, P. Baltes', 342562, 5510424),
    track('3', 'Fast As a Shark', '3', '1', '2', 'F. Baltes, S. Kaufman, U. Dirkscneider & W. Hoffman', 230619, 3990994),
    track('6', 'Put The Finger On You', '1', '1', '1', 'Angus Young, Malcolm Young, Brian Johnson', 205662, 6713451),
    track('15', 'Go Down', '4', '1', '1', 'AC/DC', 331180, 10847611),
    track('23', 'Walk On Water', '5', '1', '1', 'Steven Tyler, Joe Perry, Jack Blades, Tommy Shaw', 295680, 9719579),
    track('63', 'Desafinado', '8', '2', '1', null, 185338, 5990473),
    track('64', 'Garota De Ipanema', '8', '2', '1', null, 285048, 9348428),
  ],
  playlists: [
    { id: '1', name: 'Music', tracks: ['1', '2', '3'] },
    { id: '5', name: '90’s Music', tracks: ['23'] },
  ],
  employees: [
    employee('1', 'Andrew', 'Adams', 'General Manager', null, '1962-02-18', '2002-08-14', 'Edmonton'),
    employee('2', 'Nancy', 'Edwards', 'Sales Manager', '1', '1958-12-08', '2002-05-01', 'Calgary'),
    employee('3', 'Jane', 'Peacock', 'Sales Support Agent', '2', '1973-08-29', '2002-04-01', 'Calgary'),
    employee('4', 'Margaret', 'Park', 'Sales Support Agent', '2', '1947-09-19', '2003-05-03', 'Calgary'),
    employee('6', 'Michael', 'Mitchell', 'IT Manager', '1', '1973-07-01', '2003-10-17', 'Calgary'),
    employee('7', 'Robert', 'King', 'IT Staff', '6', '1970-05-29', '2004-01-02', 'Lethbridge'),
  ],
  customers: [
    customer('1', 'Luís', 'Gonçalves', 'luisg@embraer.com.br', '3', 'Brazil', 'Embraer - Empresa Brasileira de Aeronáutica S.A.'),
    customer('2', 'Leonie', 'Köhler', 'leonekohler@surfeu.de', '4', 'Germany', null),
    customer('3', 'François', 'Tremblay', 'ftremblay@gmail.com', '3', 'Canada', null),
    customer('8', 'Daan', 'Peeters', 'daan_peeters@apple.be', '4', 'Belgium', null),
  ],
  invoices: [
    invoice('1', '2', '2009-01-01', 'Germany', ['2', '3']),
    invoice('3', '8', '2009-01-03', 'Belgium', ['15', '23', '63']),
    invoice('99', '1', '2010-03-11', 'Brazil', ['1']),
  ],
}

type Text = string | null

function track(
  id: string,
  name: string,
  album: string,
  genre: string,
  mediaType: string,
  composer: Text,
  milliseconds: number,
  bytes: number,
): Values {
  return { id, name, album, genre, mediaType, composer, milliseconds, bytes, unitPrice: PRICE }
}

function employee(
  id: string,
  firstName: string,
  lastName: string,
  title: string,
  reportsTo: Text,
  birthDate: string,
  hireDate: string,
  city: string,
): Values {
  const email = `${firstName}@chinookcorp.com`.toLowerCase()
  return { id, firstName, lastName, title, reportsTo, birthDate, hireDate, city, country: 'Canada', email }
}

function customer(
  id: string,
  firstName: string,
  lastName: string,
  email: string,
  supportRep: string,
  country: string,
  company: Text,
): Values {
  return { id, firstName, lastName, email, supportRep, country, company }
}

function invoice(id: string, customer: string, invoiceDate: string, billingCountry: string, tracks: readonly string[]): Values {
  const lines = tracks.map((track) => ({ track, unitPrice: PRICE, quantity: 1 }))
  return { id, customer, invoiceDate, billingCountry, total: (Number(PRICE) * tracks.length).toFixed(2), lines }
}
