/**
 * One body style, seen from its left side with the front at the left. One unit is about a centimetre of the car; the ground is at `GROUND`,
 * x runs from 0 to `WIDTH`, and the car is centred. All paths are SVG path data.
 */
export interface BodyDrawing {
  /** The painted body, closed; wheel arches are laid over it. */
  readonly outline: string
  /** Surfaces that face up, closed: bonnet, boot lid, roof. */
  readonly tops: string
  /** The shoulder, from front to rear, open. */
  readonly shoulder: string
  /** Height of the shoulder. */
  readonly belt: number
  /** Lower edge of the painted side. */
  readonly sill: number
  /** Side windows, closed. */
  readonly windows: string
  /** Edges of windscreen and rear window, closed. */
  readonly screens: string
  /** Parts in front of the side windows, open: pillars and vent bars. */
  readonly pillars: string
  /** Seats and steering wheel behind the glass, closed. */
  readonly cabin: string
  /** Gaps of doors, bonnet and boot lid, open. */
  readonly shuts: string
  /** Start of each door handle. */
  readonly handles: readonly (readonly [x: number, y: number])[]
  /** Bright strips along the side, open. */
  readonly strips: string
  readonly bumpers: string
  /** Rubber on the bumpers, open. */
  readonly rubbers: string
  readonly headlamps: string
  readonly indicators: string
  readonly taillamps: string
  /** Mirror, closed. */
  readonly mirror: string
  readonly wheels: WheelPair
  /** Black parts on the body, closed: louvres, a folded top. */
  readonly dark?: string
  /** Rails on the roof, open. */
  readonly rack?: string
}

export interface WheelPair {
  /** Centres of the front and the rear wheel. */
  readonly at: readonly [front: number, rear: number]
  /** Of the tyre. */
  readonly radius: number
  readonly rim: 'hubcap' | 'slots' | 'spokes' | 'steel'
  /** Extent of a wheel arch: to each side of the wheel's centre, and above it. */
  readonly arch: readonly [width: number, height: number]
}

export const WIDTH = 600
export const HEIGHT = 300
export const GROUND = 226
