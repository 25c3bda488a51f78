import { dishInGreeting, forgottenFood, isChatter } from './chat-words.ts'

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const time = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
/**
 * WhatsApp writes "[12.03.24, 18:41:02] " on iPhones and "12/03/24, 6:41 pm - " on Android, partly with invisible
 * marks.
 */
const stamp = new RegExp(String.raw`^\u200e?(?:\[${date},? ${time}\]|${date},? ${time} -) `, 'iu')
const sender = /^\u200e?[^:\n]{1,40}:(?:\s|$)/u
/** "<Media omitted>" stands for a picture. An invisible mark is before what an iPhone writes itself. */
const leftOut = /^(?:\u200e.*|<[^<>]{1,60}>)$/u

/**
 * Removes date, time and sender before the messages of an exported chat, the notices of the app, and messages that
 * only greet or thank. A greeting that hands over a dish becomes its title.
 */
export function withoutChatStamps(text: string): string {
  const lines = text.split('\n').map((line) => ({ line, message: line.replace(stamp, '') }))
  if (!lines.some(({ line, message }) => message !== line && sender.test(message))) return text
  const messages = lines.flatMap(({ line, message }) => {
    if (message === line) return [{ words: line, isMessage: false }]
    const words = message.replace(sender, '')
    return words === message || leftOut.test(words) ? [] : [{ words, isMessage: true }]
  })
  const isWhole = (at: number) => messages[at]?.isMessage === true && messages[at + 1]?.isMessage !== false
  /** A message of several lines is a list of its own, unless the next one continues with it. */
  const endsList = (at: number) => {
    const next = messages[at + 1]
    return messages[at]?.isMessage === false && next?.isMessage === true && forgottenFood(next.words) === null
  }
  const first = messages.findIndex(({ words }) => words.trim() !== '')
  return messages
    .flatMap(({ words }, at) => {
      if (!isWhole(at)) return endsList(at) ? [words, ''] : [words]
      if (isChatter(words)) return []
      const dish = at === first ? dishInGreeting(words) : null
      if (dish !== null) return dish === '' ? [] : [dish]
      return [forgottenFood(words) ?? words]
    })
    .join('\n')
}
