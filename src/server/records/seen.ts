import { hash } from 'node:crypto'

const SMALLEST = 256

/** A set of texts that are only compared, as hashes of 52 bits in a table: a million need 16 MB. */
export class Seen {
  #slots = new Float64Array(SMALLEST)
  #size = 0

  has(text: string): boolean {
    return this.#slots[this.#slotOf(hashOf(text))] !== 0
  }

  add(text: string): void {
    this.#insert(hashOf(text))
  }

  addAll(others: Seen): void {
    for (const value of others.#slots) if (value !== 0) this.#insert(value)
  }

  #insert(value: number): void {
    const slot = this.#slotOf(value)
    if (this.#slots[slot] !== 0) return
    this.#slots[slot] = value
    this.#size += 1
    if (this.#size * 2 > this.#slots.length) this.#grow()
  }

  /** Where the value is, or would be. */
  #slotOf(value: number): number {
    let slot = value % this.#slots.length
    while (this.#slots[slot] !== 0 && this.#slots[slot] !== value) slot = (slot + 1) % this.#slots.length
    return slot
  }

  #grow(): void {
    const values = this.#slots
    this.#slots = new Float64Array(values.length * 2)
    this.#size = 0
    for (const value of values) if (value !== 0) this.#insert(value)
  }
}

/** 52 bits, which a number holds exactly; 0 is an empty slot. */
const hashOf = (text: string): number => Number.parseInt(hash('sha1', text).slice(0, 13), 16) || 1
