/**
 * Decodes bytes to text. A byte order mark has priority, then valid UTF-8, then the charset from the server, then the
 * charset from the page. A page that declares UTF-8 but is not valid UTF-8 is usually Windows-1252.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const marked = byteOrderMark(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  const utf8 = decodeAs('utf-8', bytes)
  if (utf8 !== null) return utf8
  const claimed = charsetIn(contentType) ?? charsetIn(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)))
  if (claimed !== undefined && !/^utf-?8$/i.test(claimed)) {
    const text = decodeAs(claimed, bytes)
    if (text !== null) return text
  }
  return mostlyUtf8(bytes) ? new TextDecoder().decode(bytes) : new TextDecoder('windows-1252').decode(bytes)
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function charsetIn(text: string): string | undefined {
  return /(?:charset|^\s*<\?xml[^>]*\sencoding)\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1]
}

function decodeAs(charset: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Returns true if nearly all of the text is UTF-8. One broken sequence in a long page, such as a cut or a bad ad,
 * should not garble every accent.
 */
function mostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const broken = text.split('\ufffd').length - 1
  const wide = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return broken * 10 < wide
}
