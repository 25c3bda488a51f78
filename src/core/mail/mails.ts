import type { AccountNotice } from '../accounts/account-notice.ts'
import type { Message } from '../messages/message.ts'
import { onOneLine } from '../text/one-line.ts'

/** A mail without sender and recipient. */
interface Writing {
  subject: string
  text: string
}

/** Forwards a visitor's message to the site's staff. Replies go to the visitor. */
export function messageMail({ kind, name, email, message }: Message, site: string): Writing {
  return {
    subject: kind === 'support' ? `Support request from ${name}` : `Message from ${name}`,
    text: `${message}\n\n-- \n${name} <${email}>\nSent from ${site}/${kind}. If you reply to this mail, your reply goes to ${email}.\n`,
  }
}

/** Writes a reply above the quoted message. */
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

/** Notifies the owner of a public site that a recipe waits for review. */
export function waitingRecipeMail({ id, title }: { id: string; title: string }, site: string): Writing {
  const name = onOneLine(title, 100)
  return {
    subject: `Waiting for review: ${name}`,
    text: `A visitor submitted "${name}". It is not listed until you review it. Read it here:

${site}/recipe/${id}

Review it here, with everything that is waiting:

${site}/admin/review

Or run one of these where the site is installed:

bin/marshmallow review publish /recipe/${id}
bin/marshmallow review withdraw /recipe/${id}

Everything that is waiting: bin/marshmallow review
`,
  }
}

/** Asks for confirmation, because anyone can enter someone else's address. */
export function confirmationMail(
  links: { confirm: string; unsubscribe: string },
  site: string,
  siteName: string,
): Writing {
  return {
    subject: `Please confirm: recipes from ${siteName}`,
    text: `Hello, someone, hopefully you, subscribed this address to our latest recipes and cooking tips. To confirm, open this page and press the button:

${links.confirm}

If this wasn’t you, do nothing: without confirmation we won’t send a newsletter. To unsubscribe, now or later:

${links.unsubscribe}

${siteName}
${site}
`,
  }
}

/** Asks a visitor to confirm a review, because anyone can enter someone else's address. */
export function confirmReviewMail(
  { link, title, days }: { link: string; title: string; days: number },
  site: string,
  siteName: string,
): Writing {
  const name = onOneLine(title, 100)
  return {
    subject: `Please confirm your review of ${name}`,
    text: `Hello,

someone, hopefully you, reviewed "${name}" with this address. To show the review, open this page within ${days} days and press the button:

${link}

Keep this link: with it you can change or delete your review later. If this wasn’t you, do nothing, and the review is deleted.

${siteName}
${site}
`,
  }
}

/** Verifies the address of a new account. */
export function confirmAddressMail(confirm: string, site: string, siteName: string): Writing {
  return {
    subject: `Please confirm your address at ${siteName}`,
    text: `Hello,

an account was created at ${siteName} with this address, hopefully by you. To confirm the address, open this page and press the button:

${confirm}

The link works for three days. If this wasn’t you, do nothing.

${siteName}
${site}
`,
  }
}

export function resetPasswordMail(reset: string, site: string, siteName: string): Writing {
  return {
    subject: `A new password for ${siteName}`,
    text: `Hello, someone, hopefully you, asked for a new password for the account with this address at ${siteName}. To choose a new one, open this page:

${reset}

The link works once, within one hour. If this wasn’t you, do nothing: the password stays the same.

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
    text: (account) => `a passkey was added to ${account}. It can now be used to sign in.`,
  },
  linked: {
    subject: 'A sign-in provider was linked',
    text: (account) => `a sign-in provider was linked to ${account}. It can now be used to sign in.`,
  },
  'second-factor-off': {
    subject: 'Your second factor was turned off',
    text: (account) => `the second factor of ${account} was turned off.`,
  },
}

/** Notifies account owners of a change to their sign-in, in case it wasn't them. */
export function accountNoticeMail(what: AccountNotice, site: string, siteName: string): Writing {
  const { subject, text } = happened[what]
  return {
    subject: `${subject} at ${siteName}`,
    text: `Hello,

${text(`your account at ${siteName}`)}

If this was you, you don’t need to do anything. If not, choose a new password, which signs out every browser:

${site}/auth/forgot and after signing in remove what isn’t yours:

${site}/account/security

${siteName}
${site}
`,
  }
}
