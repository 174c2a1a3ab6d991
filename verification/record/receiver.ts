import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A request that the installation sent to a webhook or a bot. */
export interface Delivery {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it arrived, byte for byte: a signature is made over it. */
  readonly text: string;
}

/** A mail that the installation sent, as far as a recording shows it. */
export interface Mail {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly attachments: readonly string[];
}

/** Headers that say nothing about the platform. */
const plainHeaders = new Set(['date', 'mime-version', 'content-type', 'content-transfer-encoding', 'message-id']);

/** Answers every request with 200 and passes it on. The function it returns stops it. */
export async function receiveDeliveries(port: number, onDelivery: (delivery: Delivery) => void): Promise<() => void> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      onDelivery({ path: request.url ?? '', headers: request.headers, text: Buffer.concat(chunks).toString('utf8') });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => server.close();
}

/** Takes every mail over SMTP and passes it on. The function it returns stops it. */
export async function receiveMails(port: number, onMail: (mail: Mail) => void): Promise<() => void> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          onMail({
            headers: Object.fromEntries(
              mail.headers.filter(({ key }) => !plainHeaders.has(key)).map(({ key, value }) => [key, value]),
            ),
            text: visibleText(mail.text ?? mail.html ?? ''),
            attachments: mail.attachments.map(({ filename }) => filename ?? ''),
          });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return () => server.close();
}

/** What a reader of a mail sees, without markup and styles; the address of a link follows its text. */
function visibleText(html: string): string {
  return html
    .replaceAll(/<(style|head|title)[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2 ($1)')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
