/** `"authorization":"…"`, `"set-cookie":["…"]`, `"firecrawlApiKey":"…"`, wherever in the line it stands. */
const secretFields =
  /("[^"\\]{0,40}(?:authorization|cookie|passw(?:or)?d|secret|token|api[-_]?key|credential)[^"\\]{0,40}":)("(?:[^"\\]|\\.)*"|\[(?:"(?:[^"\\]|\\.)*",?)*\]|\{[^{}]*\})/gi

/** `postgres://name:password@host`, in messages, errors and stacks. */
const credentialsInAddress = /([a-z][a-z\d+.-]{0,20}:\/\/)[^\s/"']{0,200}:[^\s/"']{0,200}@/gi

/** `/newsletter/confirm?token=…`, where an address is told whole. */
const tokenInAddress = /([?&]token=)[\w.%-]+/gi

const authorizationInText = /\b(Bearer|Basic) [\w.~+/=-]{8,}/g

/** Whoever has the last part of this address may take the recipe back. */
const tokenInPath = /(\/submissions\/)[\w-]+/g

/** Whoever has it may open the shared collection. `/collections/edit/…` is open to its owner alone, and tells nobody anything. */
const tokenOfCollection = /(\/collections\/)(?!edit\/)[\w-]+/g

/**
 * Works on the finished line, because a secret has no fixed place: it sits in a header four levels down as well as
 * in the text of an error. The patterns have bounds so that no line, however odd, takes more than linear time.
 */
export function withoutSecrets(line: string): string {
  return line
    .replaceAll(secretFields, '$1"[removed]"')
    .replaceAll(credentialsInAddress, '$1[removed]@')
    .replaceAll(tokenInAddress, '$1[removed]')
    .replaceAll(authorizationInText, '$1 [removed]')
    .replaceAll(tokenInPath, '$1[removed]')
    .replaceAll(tokenOfCollection, '$1[removed]')
}
