import type { ReceivedMail } from '../../src/integrations/mail/testing/mail-server.ts'

/** Decodes a mail like a mail program does, and joins wrapped lines. */
export function readMail({ raw }: ReceivedMail) {
  const { headers, body } = readPart(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.find((line) => /^content-type:/i.test(line)) ?? '')?.[1]
  const parts = boundary ? body.split(`\r\n--${boundary}`).slice(0, -1).map(readPart) : [{ headers, body }]
  const partOf = (type: string) => {
    const part = parts.find((each) => each.headers.some((line) => line.toLowerCase().includes(type)))
    return part ? decode(part).replaceAll('\r\n', '\n') : ''
  }
  const text = partOf('text/plain')
  return {
    text,
    html: partOf('text/html'),
    header: (name: string) => headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2),
    link: (path: string) => new RegExp(`http\\S+${path}\\S+`).exec(text)?.[0] ?? '',
  }
}

interface Part {
  headers: Array<string>
  body: string
}

function readPart(text: string): Part {
  const [head = '', body = ''] = text.replace(/^(?:--\S+)?\r\n/, '').split(/\r\n\r\n(.*)/s)
  return { headers: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'), body }
}

function decode({ headers, body }: Part): string {
  const encoding = headers.find((line) => /^content-transfer-encoding:/i.test(line)) ?? ''
  if (encoding.includes('base64')) return Buffer.from(body, 'base64').toString()
  if (!encoding.includes('quoted-printable')) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
