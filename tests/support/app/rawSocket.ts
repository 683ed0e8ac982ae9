import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawSocket {
  readonly socket: Socket
  /** Everything received until either side closed the connection. */
  readonly answered: Promise<string>
}

/** A raw connection, for requests that no client would send. */
export async function rawSocket(port: number): Promise<RawSocket> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1')
  let received = ''
  socket
    .on('error', () => undefined)
    .on('data', (text) => {
      received += text
    })
  const answered = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  await once(socket, 'connect')
  return { socket, answered }
}
