import type { Claimed } from '../../db/newsletter/deliveries.ts'
import type { RecipientRefused } from '../../integrations/mail/mail.ts'
import type { SendOutcome } from './send-one.ts'

/** This many refusals in a row mean a problem with the server or the sender, not with the addresses. */
const suspiciousRow = 10

interface Problem {
  /** The subscribers who were refused for a reason that is not their address. */
  putBack: ReadonlyArray<string>
  error: Error
}

/**
 * Distinguishes a problem of the mail server from bad addresses. Once the server has accepted a mail of the issue, an
 * unknown address or a second refusal counts as a bad address. Otherwise ten of them at the end would stop the issue
 * forever.
 */
export function watchRefusals(isAccepted: boolean) {
  let isAnySent = false
  let refused: Array<string> = []
  let refusal: RecipientRefused | undefined
  let delays = 0
  let delay: RecipientRefused | undefined

  function note({ email, tries }: Claimed, outcome: SendOutcome) {
    switch (outcome.kind) {
      case 'sent':
        isAccepted = true
        isAnySent = true
        refused = []
        refusal = undefined
        return
      case 'unknown-address':
        if (!isAccepted) refused.push(email)
        return
      case 'refused':
        if (isAccepted && tries > 0) return
        refused.push(email)
        refusal = outcome.cause
        return
      case 'later':
        delays += 1
        delay = outcome.cause
    }
  }

  /** Returns why the issue must stop, if it must. At the end of the list, fewer refusals suffice. */
  function problem({ isAtEnd }: { isAtEnd: boolean }): Problem | undefined {
    const isRefusing = isAtEnd ? refusal !== undefined && !isAccepted : refused.length >= suspiciousRow
    if (isRefusing) return { putBack: refused, error: inARow(refused.length, refusal) }
    const isDelaying = delays >= (isAtEnd ? 1 : suspiciousRow) && !isAnySent
    return delay && isDelaying ? { putBack: [], error: delay } : undefined
  }

  return { note, problem }
}

function inARow(count: number, cause: RecipientRefused | undefined): Error {
  const said = cause ? ` It says: ${cause.message}` : ''
  return new Error(
    `The mail server refused ${count} subscribers in a row, so sending was stopped. They stay subscribed and get the issue when sending continues.${said}`,
    { cause },
  )
}
