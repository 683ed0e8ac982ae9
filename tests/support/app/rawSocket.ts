import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawSocket {
  readonly socket: Socket
  /** Everything received until the connection was closed, in either way. */
  readonly answered: Promise<string>
}

/** A connection over which tests send what no client would. */
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
