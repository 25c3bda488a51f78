import type { Message } from './message.ts'

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

/** Asks whoever reads the address whether they want the newsletter: anybody can type anybody's address. */
export function confirmationMail(links: { confirm: string; unsubscribe: string }, site: string): Writing {
  return {
    subject: 'Please confirm: recipes from Marshmallow Kitchen',
    text: `Hello,

somebody, hopefully you, asked for our latest recipes and cooking tips at this address.
To get them, open this page and press the button:

${links.confirm}

Was it not you? Then do nothing: without the button no newsletter comes.
To make sure of it, now or later:

${links.unsubscribe}

Marshmallow Kitchen
${site}
`,
  }
}
