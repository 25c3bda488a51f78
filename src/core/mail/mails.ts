import type { AccountNotice } from '../accounts/account-notice.ts'
import type { Role } from '../accounts/role.ts'
import type { Message } from '../messages/message.ts'
import { onOneLine } from '../text/one-line.ts'
import type { MailContent, MailSite } from './mail-content.ts'

/** Forwards a visitor's message to the site's staff. Replies go to the visitor. */
export function messageMail({ kind, name, email, message }: Message, site: MailSite): MailContent {
  return {
    subject: kind === 'support' ? `Support request from ${name}` : `Message from ${name}`,
    heading: null,
    parts: [
      { kind: 'text', text: message },
      { kind: 'text', text: `${name} <${email}>` },
      {
        kind: 'link',
        text: `If you reply to this email, your reply goes to ${email}. Sent from:`,
        link: `${site.address}/${kind}`,
      },
    ],
    reason: `You’re receiving this email because ${site.name} forwards messages to this address.`,
  }
}

/** Writes a reply above the quoted message. */
export function replyMail(body: string, { name, message, kind }: Message, site: MailSite): MailContent {
  return {
    subject: kind === 'support' ? 'Re: Your support request' : `Re: Your message to ${site.name}`,
    heading: null,
    parts: [
      { kind: 'text', text: body },
      { kind: 'quote', from: `${name} wrote at ${site.address}/${kind}:`, text: message },
    ],
    reason: `You’re receiving this email because you wrote to ${site.name}.`,
  }
}

/** Notifies the owner of a public site that a recipe waits for review. */
export function waitingRecipeMail({ id, title }: { id: string; title: string }, site: MailSite): MailContent {
  const name = onOneLine(title, 100)
  return {
    subject: `Waiting for review: ${name}`,
    heading: 'A recipe is waiting for review',
    parts: [
      { kind: 'text', text: `A visitor submitted "${name}". It is not listed until you review it.` },
      { kind: 'button', label: 'Review what is waiting', link: `${site.address}/admin/review` },
      { kind: 'link', text: 'Read the recipe:', link: `${site.address}/recipe/${id}` },
      {
        kind: 'text',
        text: 'Or run one of these where the site is installed. The last one lists everything that is waiting:',
      },
      {
        kind: 'commands',
        lines: [
          `bin/marshmallow review publish /recipe/${id}`,
          `bin/marshmallow review withdraw /recipe/${id}`,
          'bin/marshmallow review',
        ],
      },
    ],
    reason: `You’re receiving this email because this is the contact address of ${site.name}.`,
  }
}

/** Notifies the owner that an editor has to read a review, or an answer to one. */
export function waitingReviewMail(
  { recipeTitle, recipeId, text, isAnswer }: { recipeTitle: string; recipeId: string; text: string; isAnswer: boolean },
  site: MailSite,
): MailContent {
  const name = onOneLine(recipeTitle, 100)
  return {
    subject: `${isAnswer ? 'Answer' : 'Review'} to read: ${name}`,
    heading: isAnswer ? 'An answer is waiting for an editor' : 'A review is waiting for an editor',
    parts: [
      {
        kind: 'text',
        text: `${isAnswer ? `The author of "${name}" answered a review` : `Someone reviewed "${name}"`}. It is not shown until an editor reads it.`,
      },
      ...(text ? [{ kind: 'quote' as const, from: 'It says:', text }] : []),
      { kind: 'button', label: 'Read what is waiting', link: `${site.address}/admin/review/reviews` },
      { kind: 'link', text: 'See the recipe:', link: `${site.address}/recipe/${recipeId}` },
    ],
    reason: `You’re receiving this email because this is the contact address of ${site.name}.`,
  }
}

/** Asks for confirmation, because anyone can enter someone else's address. */
export function confirmationMail(links: { confirm: string; unsubscribe: string }, site: MailSite): MailContent {
  return {
    subject: `Please confirm: recipes from ${site.name}`,
    heading: 'One more step',
    parts: [
      {
        kind: 'text',
        text: 'Hello,\n\nSomeone, hopefully you, subscribed this address to our latest recipes and cooking tips. To confirm, open the link and press the button on its page.',
      },
      { kind: 'button', label: 'Confirm subscription', link: links.confirm },
      {
        kind: 'text',
        text: 'If this wasn’t you, do nothing: without confirmation we won’t send a newsletter. You can unsubscribe now or later.',
      },
    ],
    reason: `You’re receiving this email because someone entered this address at ${site.name}.`,
    unsubscribe: links.unsubscribe,
  }
}

/** Asks a visitor to confirm a review, because anyone can enter someone else's address. */
export function confirmReviewMail(
  { link, title, days }: { link: string; title: string; days: number },
  site: MailSite,
): MailContent {
  const name = onOneLine(title, 100)
  return {
    subject: `Please confirm your review of ${name}`,
    heading: 'Is this your review?',
    parts: [
      {
        kind: 'text',
        text: `Hello,\n\nSomeone, hopefully you, reviewed "${name}" with this address. To show the review, open the link within ${days} days and press the button on its page.`,
      },
      { kind: 'button', label: 'Confirm the review', link },
      {
        kind: 'text',
        text: 'Keep this link: with it you can change or delete your review later. If this wasn’t you, do nothing, and the review is deleted.',
      },
    ],
    reason: `You’re receiving this email because someone reviewed a recipe at ${site.name} with this address.`,
  }
}

const becauseOfAccount = (site: MailSite) =>
  `You’re receiving this email because an account at ${site.name} has this address.`

/** Shows an administrator that the mail server works. */
export function testMail(site: MailSite): MailContent {
  return {
    subject: `Test email from ${site.name}`,
    heading: 'Email works',
    parts: [
      { kind: 'text', text: `This is a test. Emails from ${site.name} arrive, and look like this one.` },
      { kind: 'button', label: 'Back to Settings', link: `${site.address}/admin/settings#environment` },
    ],
    reason: `You’re receiving this email because you asked for it in the settings of ${site.name}.`,
  }
}

/** Verifies the address of a new account. */
export function confirmAddressMail(confirm: string, site: MailSite): MailContent {
  return {
    subject: `Please confirm your address at ${site.name}`,
    heading: 'Confirm your address',
    parts: [
      {
        kind: 'text',
        text: `Hello,\n\nAn account was created at ${site.name} with this address, hopefully by you. To confirm the address, open the link and press the button on its page.`,
      },
      { kind: 'button', label: 'Confirm address', link: confirm },
      { kind: 'text', text: 'The link works for three days. If this wasn’t you, do nothing.' },
    ],
    reason: becauseOfAccount(site),
  }
}

const asRole: Record<Role, string> = {
  cook: 'a cook',
  trusted: 'a trusted cook',
  editor: 'an editor',
  admin: 'an administrator',
}

/** Invites a person to create an account. */
export function invitationMail(
  { link, role, by, days }: { link: string; role: Role; by: string | null; days: number },
  site: MailSite,
): MailContent {
  const inviter = by === null ? `The team of ${site.name}` : onOneLine(by, 80)
  return {
    subject: `Your invitation to ${site.name}`,
    heading: `Welcome to ${site.name}`,
    parts: [
      {
        kind: 'text',
        text: `Hello,\n\n${inviter} invites you to ${site.name} as ${asRole[role]}: save recipes, write your own, and plan what to cook. To create your account, open the link.`,
      },
      { kind: 'button', label: 'Accept the invitation', link },
      {
        kind: 'text',
        text: `The link works once, within ${days} days, and only for this address. If you don’t want an account, do nothing.`,
      },
    ],
    reason: `You’re receiving this email because someone who runs ${site.name} invited this address.`,
  }
}

export function resetPasswordMail(reset: string, site: MailSite): MailContent {
  return {
    subject: `A new password for ${site.name}`,
    heading: 'Choose a new password',
    parts: [
      {
        kind: 'text',
        text: `Hello,\n\nSomeone, hopefully you, asked for a new password for the account with this address at ${site.name}. To choose a new one, open the link.`,
      },
      { kind: 'button', label: 'Choose a password', link: reset },
      {
        kind: 'text',
        text: 'The link works once, within one hour. If this wasn’t you, do nothing: the password stays the same.',
      },
    ],
    reason: becauseOfAccount(site),
  }
}

const happened: Record<AccountNotice, { subject: string; text: (account: string) => string }> = {
  password: {
    subject: 'Your password was changed',
    text: (account) => `The password of ${account} was changed.`,
  },
  passkey: {
    subject: 'A passkey was added',
    text: (account) => `A passkey was added to ${account}. It can now be used to sign in.`,
  },
  linked: {
    subject: 'A sign-in provider was linked',
    text: (account) => `A sign-in provider was linked to ${account}. It can now be used to sign in.`,
  },
  'second-factor-off': {
    subject: 'Two-step verification was turned off',
    text: (account) => `Two-step verification was turned off for ${account}.`,
  },
}

/** Notifies account owners of a change to their sign-in, in case it wasn't them. */
export function accountNoticeMail(what: AccountNotice, site: MailSite): MailContent {
  const { subject, text } = happened[what]
  return {
    subject: `${subject} at ${site.name}`,
    heading: subject,
    parts: [
      { kind: 'text', text: `Hello,\n\n${text(`your account at ${site.name}`)}` },
      {
        kind: 'text',
        text: 'If this was you, you don’t need to do anything. If not, choose a new password, which signs out every browser.',
      },
      { kind: 'button', label: 'Choose a new password', link: `${site.address}/auth/forgot` },
      { kind: 'link', text: 'After signing in, remove what isn’t yours:', link: `${site.address}/account/security` },
    ],
    reason: becauseOfAccount(site),
  }
}
