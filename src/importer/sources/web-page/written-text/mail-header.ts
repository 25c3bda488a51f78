const labels = {
  subject: 'subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|temat|předmět|tárgy|тема',
  person:
    'from|to|cc|bcc|reply-to|von|an|antwort an|de|à|a|da|para|para|van|aan|från|till|fra|til|lähettäjä|vastaanottaja|od|do|komu|от|кому',
  date: 'date|sent|datum|gesendet|envoyé|fecha|enviado(?: el)?|data|inviato|verzonden|skickat|sendt|dato|lähetetty|wysłano|odesláno|дата',
}
const field = new RegExp(
  `^[>*\\s]*(?:(?<subject>${labels.subject})|(?:${labels.person})|(?:${labels.date}))\\s?\\*?:\\*?(?:\\s+(?<value>\\S.*))?\\s*$`,
  'iu',
)
const person = new RegExp(`^[>*\\s]*(?:${labels.person})\\s?\\*?:`, 'iu')
/** "---------- Forwarded message ---------", "-----Ursprüngliche Nachricht-----", "Begin forwarded message:" */
const divider =
  /^[>\s]*(?:-{2,}\s?\p{L}[\p{L} ]{0,60}\s?-{2,}|begin forwarded message:|anfang der weitergeleiteten nachricht:|début du message réexpédié\s?:)\s*$/iu
const prefix = /^(?:(?:re|fw|fwd|wg|aw|tr|rv|rif|res|enc|antw|doorst|sv|vs|vl|pd|odp)\s?(?:\[\d{1,2}\])?\s?:\s*)+/iu

const longestField = 300

/** Replaces the header of a mail with its subject, which names the dish. A forwarded mail has several headers. */
export function withoutMailHeader(text: string): string {
  const lines = text.split('\n')
  const starts = lines.map((line) => line.slice(0, longestField))
  const dropped = new Set<number>()
  let subject = ''
  for (let start = 0; start < lines.length; start += 1) {
    const end = endOfHeader(starts, start)
    if (end === start) continue
    const fields = starts.slice(start, end)
    const found = fields.map((line) => field.exec(line)?.groups).find((groups) => groups?.['subject'] !== undefined)
    if (found && fields.some((line) => person.test(line))) {
      subject ||= (found['value'] ?? '').trim().replace(prefix, '')
      for (let at = start; at < end; at += 1) dropped.add(at)
      if (divider.test(starts[start - 1] ?? '')) dropped.add(start - 1)
    }
    start = end
  }
  if (dropped.size === 0) return text
  const body = lines.filter((_, at) => !dropped.has(at))
  return [subject, '', ...body].join('\n')
}

function endOfHeader(lines: ReadonlyArray<string>, start: number): number {
  let end = start
  while (field.test(lines[end] ?? '')) end += 1
  return end
}
