import { CircleAlert } from 'lucide-react'
import { githubMessages } from '../../../core/importing/github-place.ts'

export const failedPage = 'Failed to import recipe'
export const failedToImport = 'Failed to import recipes'
export const failedFromGithub = githubMessages.failed

const sentence = (title: string) => (title.endsWith('.') ? title : `${title}.`)

/** Some messages begin with the sentence that the heading already says. */
export const messageBelow = (title: string, message: string) =>
  message.startsWith(`${sentence(title)} `) ? message.slice(sentence(title).length + 1) : message

/** Says that an import failed, and why. */
export function FailureText({ title, message }: { title: string; message: string }) {
  return (
    <p className="flex gap-2.5">
      <CircleAlert aria-hidden className="mt-0.75 text-danger" />
      <span>
        <strong className="block font-display font-[560]">{title}</strong>
        {messageBelow(title, message)}
      </span>
    </p>
  )
}
