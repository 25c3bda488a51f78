import type { ReceivedMail } from '../../src/integrations/mail/testing/mail-server.ts'

/** Decodes a mail like a mail program does, and joins wrapped lines. */
export function readMail({ raw }: ReceivedMail) {
  const [head = '', body = ''] = raw.split(/\r\n\r\n(.*)/s)
  const text = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return {
    text,
    header: (name: string) => headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2),
    link: (path: string) => new RegExp(`http\\S+${path}\\S+`).exec(text)?.[0] ?? '',
  }
}
