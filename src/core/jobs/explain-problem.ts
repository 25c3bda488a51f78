interface ExplainedProblem {
  what: string
  /** The next step for an administrator. Null if only the answer of the other server says that. */
  next: string | null
}

interface Known extends ExplainedProblem {
  pattern: RegExp
}

const knownProblems: ReadonlyArray<Known> = [
  {
    pattern: /\bECONNREFUSED\b(?: (\S+))?/,
    what: 'The other server refuses connections',
    next: 'Check that it is running, and that its address and port are right.',
  },
  {
    pattern: /\b(?:ENOTFOUND|EAI_AGAIN)\b(?: (\S+))?/,
    what: 'The name of the other server was not found',
    next: 'Check the name for typos, and that this machine can resolve names.',
  },
  {
    pattern: /\b(?:ETIMEDOUT|ESOCKETTIMEDOUT)\b(?: (\S+))?/,
    what: 'The other server did not answer in time',
    next: 'Check its address and port, and that no firewall blocks it.',
  },
  {
    pattern: /\b(?:ECONNRESET|EPIPE)\b(?: (\S+))?/,
    what: 'The other server closed the connection',
    next: 'This often passes. If it does not, check that the port and the encryption fit the server.',
  },
  {
    pattern: /\b(?:EHOSTUNREACH|ENETUNREACH)\b(?: (\S+))?/,
    what: 'The other server cannot be reached',
    next: 'Check the network of this machine, and the address.',
  },
  {
    pattern: /wrong version number|self-signed certificate|certificate has expired|unable to verify the first cert/,
    what: 'The connection to the other server could not be encrypted',
    next: 'Check that the port fits the encryption, and that the certificate of the server is valid.',
  },
  {
    pattern: /\bInvalid login\b/,
    what: 'The mail server does not accept the user name or the password',
    next: 'Check both in SMTP_URL, and restart the site.',
  },
]

/** Says why a job failed. Answers of other servers stay as they are, because they say more than we know. */
export function explainProblem(problem: string): ExplainedProblem {
  for (const { pattern, what, next } of knownProblems) {
    const found = pattern.exec(problem)
    if (found) return { what: found[1] ? `${what}: ${found[1]}` : what, next }
  }
  return { what: problem, next: null }
}
