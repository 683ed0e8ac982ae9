/** Start of the demo's time, so that its ids and dates are the same on every machine. */
const EPOCH = Date.UTC(2026, 0, 1)

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** The same UUIDv7 for the same entity number (0–255) and position (0–65535) every time; ids ascend with the position. */
export function seedId(kind: number, position: number): string {
  const time = hex(EPOCH + position * 1000, 12)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(kind, 3)}-8000-${hex(position, 12)}`
}
