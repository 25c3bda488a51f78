import type { AccountNotice } from './account-notice.ts'
import type { Message } from './message.ts'
import { onOneLine } from './one-line.ts'

/** A mail without its sender and, for some, without its reader. */
interface Writing {
  subject: string
  text: string
}

/** What a visitor wrote, as it reaches the people of the site. Answering it answers the visitor. */
export function messageMail({ kind, name, email, message }: Message, site: string): Writing {
  return {
    subject: kind === 'support' ? `Support request from ${name}` : `Message from ${name}`,
    text: `${message}\n\n-- \n${name} <${email}>\nWritten at ${site}/${kind}. Answering this mail answers ${email}.\n`,
  }
}

/** An answer, above what it answers. */
export function replyMail(body: string, { name, message, kind }: Message, site: string, siteName: string): Writing {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
  return {
    subject: kind === 'support' ? 'Re: Your support request' : `Re: Your message to ${siteName}`,
    text: `${body}\n\n${name} wrote at ${site}/${kind}:\n${quoted}\n`,
  }
}

/** Tells the owner of a public site that there is something to decide. */
export function waitingRecipeMail({ id, title }: { id: string; title: string }, site: string): Writing {
  const name = onOneLine(title, 100)
  return {
    subject: `Waiting for review: ${name}`,
    text: `A visitor sent in "${name}". Until you have looked, it is listed nowhere; read it here:

${site}/recipe/${id}

Decide about it, with all that wait, at the review desk:

${site}/admin/review

Or run one of these where the site is installed:

bin/marshmallow review publish /recipe/${id}
bin/marshmallow review withdraw /recipe/${id}

All that wait: bin/marshmallow review
`,
  }
}

/** Asks whoever reads the address whether they want the newsletter: anybody can type anybody's address. */
export function confirmationMail(
  links: { confirm: string; unsubscribe: string },
  site: string,
  siteName: string,
): Writing {
  return {
    subject: `Please confirm: recipes from ${siteName}`,
    text: `Hello,

somebody, hopefully you, asked for our latest recipes and cooking tips at this address.
To get them, open this page and press the button:

${links.confirm}

Was it not you? Then do nothing: without the button no newsletter comes.
To make sure of it, now or later:

${links.unsubscribe}

${siteName}
${site}
`,
  }
}

/** Asks whoever reads the address of a new account whether it is theirs. */
export function confirmAddressMail(confirm: string, site: string, siteName: string): Writing {
  return {
    subject: `Please confirm your address at ${siteName}`,
    text: `Hello,

an account was created at ${siteName} with this address, hopefully by you. To confirm the address, open this page and press the button:

${confirm}

The link is good for three days. Was it not you? Then do nothing.

${siteName}
${site}
`,
  }
}

/** The way back into an account. */
export function resetPasswordMail(reset: string, site: string, siteName: string): Writing {
  return {
    subject: `A new password for ${siteName}`,
    text: `Hello,

somebody, hopefully you, forgot the password of the account with this address at ${siteName}. To choose a new one, open this page:

${reset}

The link is good for one hour and once. Was it not you? Then do nothing: the password stays as it is.

${siteName}
${site}
`,
  }
}

const happened: Record<AccountNotice, { subject: string; text: (account: string) => string }> = {
  password: {
    subject: 'Your password was changed',
    text: (account) => `the password of ${account} was changed.`,
  },
  passkey: {
    subject: 'A passkey was added',
    text: (account) => `a passkey was added to ${account}. It signs in to it from now on.`,
  },
  linked: {
    subject: 'An account elsewhere was linked',
    text: (account) => `an account elsewhere was linked to ${account}. It signs in to it from now on.`,
  },
  'second-factor-off': {
    subject: 'The second step of signing in is off',
    text: (account) => `the second step of signing in to ${account} was switched off.`,
  },
}

/** Tells the owner of an account what became of the ways into it, in case it was not them. */
export function accountNoticeMail(what: AccountNotice, site: string, siteName: string): Writing {
  const { subject, text } = happened[what]
  return {
    subject: `${subject} at ${siteName}`,
    text: `Hello,

${text(`your account at ${siteName}`)}

Was it you? Then there is nothing to do. Was it not? Then choose a new password, which signs every browser out:

${site}/auth/forgot

and after signing in take away what is not yours:

${site}/account/security

${siteName}
${site}
`,
  }
}
