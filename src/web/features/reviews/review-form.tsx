import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { CookReviewForm, VisitorReviewForm } from '../../../core/reviews/review-form.ts'
import type { OwnReview } from '../../../core/reviews/review.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { type FormFieldData, TextareaField, TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { PhotosField } from './photos-field.tsx'
import { StarField } from './star-field.tsx'
import { usePhotoUploads } from './use-photo-uploads.ts'

interface ReviewFormProps {
  answer: FormAnswer | undefined
  /** The review to change. Null for a new one. */
  own: OwnReview | null
  /** Stars that were pressed on the page before. */
  stars: number | null
}

/** The form of a signed-in cook, and of a visitor who has used the mailed link. */
export function CookForm({ answer, own, stars }: ReviewFormProps) {
  const { props, fields } = useServerForm({ schema: CookReviewForm, answer, defaultValue: valuesOf(own) })
  return <ReviewFields form={props} fields={fields} answer={answer} own={own} stars={stars} label="Save review" />
}

/** The form of a visitor, with the name to show and the address to which the link is mailed. */
export function VisitorForm({ answer, stars }: Omit<ReviewFormProps, 'own'>) {
  const { props, fields } = useServerForm({ schema: VisitorReviewForm, answer })
  return (
    <ReviewFields form={props} fields={fields} answer={answer} own={null} stars={stars} label="Send review">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.name} label="Your name" hint="Shown with your review." autoComplete="name" />
        <TextField
          field={fields.email}
          label="Email"
          hint="We email you a link that shows your review. The address stays private."
          type="email"
          autoComplete="email"
        />
      </div>
    </ReviewFields>
  )
}

const valuesOf = (own: OwnReview | null) => (own ? { body: own.body, changed: own.changed } : {})

interface ReviewFieldsProps extends ReviewFormProps {
  form: ComponentProps<typeof Form>
  fields: Record<'stars' | 'body' | 'changed' | 'madeIt' | 'photoIds', FormFieldData>
  label: string
  /** More fields. */
  children?: ReactNode
}

function ReviewFields({ form, fields, answer, own, stars, label, children }: ReviewFieldsProps) {
  const { formData, state } = useNavigation()
  const uploads = usePhotoUploads(photoIdsIn(answer) ?? own?.photos.map(({ id }) => id) ?? [])
  const [isWaiting, setWaiting] = useState(false)
  const { blocker, mark } = useUnsaved()
  // Stars come from the end of cook mode.
  const isMade = answer?.initialValue ? answer.initialValue['madeIt'] === 'on' : (own?.madeIt ?? stars !== null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    form.onSubmit?.(event)
    if (event.defaultPrevented || !uploads.isSending) return
    event.preventDefault()
    const sender = event.currentTarget
    setWaiting(true)
    void uploads.settle().then((areSaved) => {
      setWaiting(false)
      // The cook reads why a photo is missing before the review goes without it.
      if (!areSaved) return
      // The fields of the photos are on the page after the next paint.
      requestAnimationFrame(() => sender.requestSubmit())
    })
  }

  return (
    <Form {...form} encType="multipart/form-data" onSubmit={submit} onInput={mark} className="grid gap-6">
      <input type="hidden" name="intent" value="save" />
      <StarField field={fields.stars} given={own?.stars ?? stars} />
      <CheckboxRow name="madeIt" defaultChecked={isMade} label="I made it" />
      <TextareaField field={fields.body} label="Your review" hint="How did it turn out? Optional." rows={5} />
      <TextareaField
        field={fields.changed}
        label="What I changed"
        hint="Optional. Such as “half the sugar, and pears instead of apples”."
        rows={2}
        className="min-h-20"
      />
      <PhotosField uploads={uploads} error={fields.photoIds.errors?.[0]} />
      {children}
      <HoneypotField />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        pending={isWaiting || (state === 'submitting' && formData?.get('intent') === 'save')}
        pendingLabel={isWaiting ? 'Uploading photos...' : 'Sending...'}
        className="justify-self-start max-sm:w-full"
      >
        {label}
      </Button>
      <LeaveDialog blocker={blocker} />
    </Form>
  )
}

/** Returns the photos that the server sent back. Undefined if nothing was sent yet. */
function photoIdsIn(answer: FormAnswer | undefined): ReadonlyArray<string> | undefined {
  if (!answer?.initialValue) return undefined
  return [answer.initialValue['photoIds'] ?? []].flat().filter(Boolean)
}
