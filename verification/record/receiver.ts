import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';

/** A request that the installation sent to a webhook or a bot. */
export interface Delivery {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it arrived, byte for byte: a signature is made over it. */
  readonly text: string;
}

/** A mail that the installation sent. */
export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** Answers every request with 200 and passes it on. Ends with `close`. */
export async function receiveDeliveries(port: number, onDelivery: (delivery: Delivery) => void): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      onDelivery({ path: request.url ?? '', headers: request.headers, text: Buffer.concat(chunks).toString('utf8') });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** Takes every mail over SMTP, as far as a mail library on the same machine needs it, and passes it on. */
export async function receiveMails(port: number, onMail: (mail: Mail) => void): Promise<SocketServer> {
  const server = createSocketServer((socket) => {
    let buffer = '';
    let inText = false;
    let from = '';
    let to: string[] = [];
    const reply = (line: string): void => void socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') reply('250 recorder');
      else if (verb === 'MAIL') from = address(line);
      else if (verb === 'RCPT') to.push(address(line));
      else if (verb === 'DATA') inText = true;
      if (verb === 'DATA') reply('354 go on');
      else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else if (verb !== 'EHLO' && verb !== 'HELO') reply('250 ok');
    };
    reply('220 recorder');
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      buffer += data.toString('latin1');
      for (;;) {
        const end = buffer.indexOf(inText ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const piece = buffer.slice(0, end);
        buffer = buffer.slice(end + (inText ? 5 : 2));
        if (inText) {
          inText = false;
          onMail({ from, to, source: Buffer.from(piece.replaceAll('\r\n..', '\r\n.'), 'latin1').toString('utf8') });
          to = [];
          reply('250 ok');
        } else command(piece);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function address(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? line;
}
