import { connect } from 'node:net';

/**
 * How many bytes a server sends for a URL, status line and headers included, to a browser: the connection stays open, and Brotli is
 * accepted.
 */
export function responseBytes({ hostname, port, pathname, host }: URL): Promise<number> {
  return new Promise((done, fail) => {
    let response = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`),
    );
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      response += part;
      const [, status, length] = /^HTTP\/1.1 (\d+).*?\r\nContent-Length: (\d+)\r\n.*?\r\n\r\n/is.exec(response) ?? [];
      if (status === undefined || response.length < response.indexOf('\r\n\r\n') + 4 + Number(length)) return;
      socket.destroy();
      if (status === '200') done(response.length);
      else fail(new Error(`The server answered ${status} for ${pathname}.`));
    });
    socket.on('error', fail);
  });
}
