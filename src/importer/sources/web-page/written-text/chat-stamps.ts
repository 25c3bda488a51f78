import { dishInGreeting, forgottenFood, isChatter } from './chat-words.ts'
import { isFoodLine } from './line-weight.ts'
import { isWrittenStep } from './note-lines.ts'

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

interface Message {
  words: string
  /** Null for a further line of the message above, '' for a notice of the app. */
  sender: string | null
}

/** Returns the messages of the one who sends foods and steps, if the others send no food. What they say is talk. */
function ofCook(lines: ReadonlyArray<Message>): Array<{ words: string; isMessage: boolean }> {
  const foods = new Map<string, number>()
  let current = ''
  const sent = lines.map((line) => {
    current = line.sender ?? current
    foods.set(current, (foods.get(current) ?? 0) + (isFoodLine(line.words) ? 1 : 0))
    return { words: line.words, isMessage: line.sender !== null, from: current }
  })
  const cooks = [...foods].filter(([, count]) => count > 0)
  const [cook] = cooks[0] ?? []
  const hasSteps = sent.some(({ words, from }) => from === cook && isWrittenStep(words) && !isFoodLine(words))
  const isTalk = (from: string) => cooks.length === 1 && hasSteps && from !== cook
  return sent.filter(
    ({ words, isMessage, from }) => !(isMessage && (from === '' || leftOut.test(words))) && !isTalk(from),
  )
}

/**
 * Removes date, time and sender before the messages of an exported chat, the notices of the app, and messages that
 * only greet or thank. A greeting that hands over a dish becomes its title.
 */
export function withoutChatStamps(text: string): string {
  const lines = text.split('\n').map((line) => ({ line, message: line.replace(stamp, '') }))
  if (!lines.some(({ line, message }) => message !== line && sender.test(message))) return text
  const messages = ofCook(
    lines.map(({ line, message }) => ({
      words: message === line ? line : message.replace(sender, ''),
      sender: message === line ? null : (sender.exec(message)?.[0] ?? ''),
    })),
  )
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
