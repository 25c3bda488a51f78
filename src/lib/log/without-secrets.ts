/** `"authorization":"…"`, `"set-cookie":["…"]`, `"firecrawlApiKey":"…"`, anywhere in the line. */
const secretFields =
  /("[^"\\]{0,40}(?:authorization|cookie|passw(?:or)?d|secret|token|api[-_]?key|credential)[^"\\]{0,40}":)("(?:[^"\\]|\\.)*"|\[(?:"(?:[^"\\]|\\.)*",?)*\]|\{[^{}]*\})/gi

/** `postgres://name:password@host`, in messages, errors and stacks. */
const credentialsInAddress = /([a-z][a-z\d+.-]{0,20}:\/\/)[^\s/"']{0,200}:[^\s/"']{0,200}@/gi

/** `/newsletter/confirm?token=…` in an address. */
const tokenInAddress = /([?&]token=)[\w.%-]+/gi

const authorizationInText = /\b(Bearer|Basic) [\w.~+/=-]{8,}/g

/** This token allows withdrawing the recipe. The router accepts paths in capitals, so all these patterns do. */
const tokenInPath = /(\/submissions\/)[\w-]+/gi

/** This token opens the shared collection. `/collections/edit/…` is open only to its owner and contains no token. */
const tokenOfCollection = /(\/collections\/)(?!edit\/)[\w-]+/gi

/** This token opens a shared week, or a plan as a calendar. */
const tokenOfPlan = /(\/meal-plan\/(?:calendar|shared)\/)[\w-]+/gi

/** This token opens a shopping list, as a page and in the API. */
const tokenOfList = /(\/shopping-lists?\/)(?!mine\b|recipes\b)[\w-]+/gi

/** This token confirms, changes and deletes a visitor's review. Other addresses there have a number. */
const tokenOfReview = /(\/review\/)[\w-]{20,}/gi

/** This address of an import opens it for a visitor, as a page and in the API. */
const addressOfImport = /(\/imports\/)[\w-]+/gi

/** This token downloads a shared collection. */
const tokenOfExport = /(\/export\/shared\/)[\w-]+/gi

/** Parameters of a failed query, in code that copied the error's message into its own text. */
const parametersInText = /\\nparams: (?:[^"\\]|\\.)*/g

/**
 * Works on the finished line, because secrets appear anywhere: in a header four levels down or in the text of an error.
 * The patterns are bounded, so every line takes linear time.
 */
export function withoutSecrets(line: string): string {
  return line
    .replaceAll(secretFields, '$1"[removed]"')
    .replaceAll(credentialsInAddress, '$1[removed]@')
    .replaceAll(tokenInAddress, '$1[removed]')
    .replaceAll(authorizationInText, '$1 [removed]')
    .replaceAll(tokenInPath, '$1[removed]')
    .replaceAll(tokenOfCollection, '$1[removed]')
    .replaceAll(tokenOfPlan, '$1[removed]')
    .replaceAll(tokenOfList, '$1[removed]')
    .replaceAll(tokenOfReview, '$1[removed]')
    .replaceAll(addressOfImport, '$1[removed]')
    .replaceAll(tokenOfExport, '$1[removed]')
    .replaceAll(parametersInText, '')
}
