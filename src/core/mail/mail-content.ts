import type { MailAccent } from './mail-colors.ts'

/** The site that sends a mail. */
export interface MailSite {
  /** Such as `https://recipes.example`, without a slash at the end. */
  address: string
  name: string
  /** The mark beside the name, or the owner's logo instead of both. */
  logo: MailPicture & { width: number; height: number; showsName: boolean }
  /** The owner's color in both themes. Null means the default. */
  accent: MailAccent | null
}

interface MailPicture {
  /** An absolute address. */
  src: string
  alt: string
}

/** A recipe with its picture, as newsletter issues show it. */
export interface MailRecipe {
  title: string
  link: string
  description: string
  /** Such as "45 min". Null when the time is unknown. */
  time: string | null
  picture: MailPicture | null
}

/** The content of a mail, in reading order. The text part and the HTML part both come from it. */
export type MailPart =
  /** Empty lines separate paragraphs. */
  | { kind: 'text'; text: string }
  /** The purpose of the mail. The address is also written out, because some programs show no buttons. */
  | { kind: 'button'; label: string; link: string }
  | { kind: 'link'; text: string; link: string }
  /** Words that someone else wrote, such as a visitor or an editor. */
  | { kind: 'quote'; from: string; text: string }
  | { kind: 'commands'; lines: ReadonlyArray<string> }
  /** Sanitized HTML with absolute addresses and inline styles. */
  | { kind: 'html'; html: string }
  | { kind: 'recipe'; recipe: MailRecipe }

export interface MailContent {
  subject: string
  /** The first line of the HTML part. Null when the mail starts with a person's words. */
  heading: string | null
  parts: ReadonlyArray<MailPart>
  /** Why the recipient gets this mail, as a sentence. */
  reason: string
  /** Only in mails to subscribers. */
  unsubscribe?: string
}
