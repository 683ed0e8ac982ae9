import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A connection to PostgreSQL that tests can cut. */
export class BreakableConnection {
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  readonly #target: URL
  #port = 0
  #answerOf: RegExp | undefined

  constructor(target: string) {
    this.#target = new URL(target)
    // Over TCP, also where the server offers a Unix socket.
    this.#target.searchParams.delete('host')
    this.#server = createServer((socket) => this.#join(socket, connect(Number(this.#target.port), this.#target.hostname)))
  }

  #join(socket: Socket, onward: Socket): void {
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.#sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
    let lost = false
    socket.on('data', (asked) => {
      if (this.#answerOf?.test(asked.toString('latin1'))) {
        this.#answerOf = undefined
        lost = true
      }
      onward.write(asked)
    })
    onward.on('data', (answered) => (lost ? socket.destroy() : socket.write(answered)))
  }

  async open(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    this.#port = typeof address === 'object' && address !== null ? address.port : 0
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  /** The next matching statement runs on the server, but its connection breaks before the answer. */
  loseAnswerTo(statement: RegExp): void {
    this.#answerOf = statement
  }

  get url(): string {
    return Object.assign(new URL(this.#target), { port: String(this.#port) }).href
  }
}
