import { type FormEvent, useEffect } from 'react'
import { MessageForm } from '../../../core/messages/message-form.ts'
import type { MessageKind } from '../../../core/messages/message.ts'
import { storedEntry } from '../../browser/stored-entry.ts'

type Typed = Readonly<Record<string, string>>

const names = Object.keys(MessageForm.shape)

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

const draftOf = (kind: MessageKind) =>
  storedEntry<Typed>({
    name: `message-${kind}`,
    area: 'session',
    version: 1,
    empty: {},
    check: (value) => (isTyped(value) ? value : undefined),
  })

const drafts = { contact: draftOf('contact'), support: draftOf('support') } satisfies Record<MessageKind, unknown>

/** Stores an unsent message, so that it survives a reload. It ends with the tab. */
export function useMessageDraft(kind: MessageKind, formId: string) {
  useEffect(() => {
    const typed = drafts[kind].read()
    // Text typed before the script loaded is newer than the draft.
    for (const control of controlsOf(document.forms.namedItem(formId)))
      if (control.value === '') control.value = typed[control.name] ?? ''
  }, [kind, formId])

  return {
    store: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      void drafts[kind].write(Object.fromEntries(controlsOf(currentTarget).map(({ name, value }) => [name, value]))),
    clear: drafts[kind].remove,
  }
}

/** Returns the visible fields. The field that catches bots is not one of them. */
const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && names.includes(element.name),
  )
