import { scaleGroups, type Words } from './words.ts'

const ONES = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const SCALES = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon']

const belowThousand = (number: number): string => {
  const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  const yüz = hundreds === 0 ? '' : `${hundreds === 1 ? '' : ONES[hundreds]}yüz`
  return `${yüz}${TENS[tens]}${ONES[ones]}`
}

/** In commercial documents a number is written as one word (Türk Dil Kurumu): `ikibinüçyüz`. */
const cardinal = (number: bigint): string =>
  number === 0n
    ? 'sıfır'
    : scaleGroups(number)
        .map(({ group, scale }) => (scale === 1 && group === 1 ? 'bin' : `${belowThousand(group)}${SCALES[scale]}`))
        .join('')

/** No plural after a number. */
export const turkish: Words = {
  number: cardinal,
  counted: (number, [noun]) => `${cardinal(number)} ${noun}`,
  join: (whole, part) => `${whole} ${part}`,
  minus: (text) => `eksi ${text}`,
}
