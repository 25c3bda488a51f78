import { data } from 'react-router'
import type { z } from 'zod'
import { honeypot } from '../../core/forms/honeypot.ts'
import { secretFields } from '../../core/forms/secret-fields.ts'
import { checkFields, type FormSchema, type SchemaOfForm } from './check-fields.ts'
import type { FormAnswer } from './form-answer.ts'

/** Stores a picture that came with a form. */
type TakePicture = (file: File) => Promise<{ ok: true; picture: { id: string } } | { ok: false; problem: string }>

interface Refusal {
  /** A problem with the form itself. */
  problem?: string | null
  /** Errors by field. */
  errors?: Partial<Record<string, string>>
  status?: number
  headers?: HeadersInit
}

interface Conflict<Theirs> extends Refusal {
  problem: string
  /** The version to save next. The cook has now seen the version that a second save replaces. */
  version: number | string
  theirs: Theirs
}

/**
 * Reads a form with its schema. A picture in the field `image`, `heroImage` or `authorImage` is stored first and becomes
 * the field `imageId`, `heroImageId` or `authorImageId`, even if other fields are invalid. That way, the cook does not
 * have to choose the picture again. Pictures in the field `photos` join the list `photoIds`.
 */
export async function parseForm<Schema extends FormSchema>(
  request: Request,
  schema: SchemaOfForm<Schema>,
  takePicture?: TakePicture,
) {
  const form = await request.formData()
  const isBot = Boolean(form.get(honeypot))
  const pictureErrors =
    takePicture && !isBot
      ? { ...(await storePictures(form, takePicture)), ...(await storePhotos(form, takePicture)) }
      : {}
  const submission = checkFields(form, schema)

  function answer({ problem, errors }: Refusal): FormAnswer {
    const fieldErrors = Object.entries({ ...pictureErrors, ...errors }).map(([name, text]) => [name, [text]])
    const { initialValue, error, fields } = submission.reply({
      hideFields: [...secretFields],
      formErrors: problem ? [problem] : [],
      fieldErrors: Object.fromEntries(fieldErrors),
    })
    return { status: 'error', initialValue, error, fields } as FormAnswer
  }

  const answers = {
    isBot,
    /** The `intent` of the button that sent the form. */
    intent: String(form.get('intent') ?? ''),
    /** Returns an answer with the typed text and the errors. */
    refuse: (refusal: Refusal = {}) => data(answer(refusal), { status: refusal.status ?? 422, ...headersOf(refusal) }),
    /** Returns an answer for a form that another person saved first. */
    conflict<Theirs>({ version, theirs, ...refusal }: Conflict<Theirs>) {
      const { initialValue, ...rest } = answer(refusal)
      const again: FormAnswer<Theirs> = { ...rest, initialValue: { ...initialValue, version: String(version) }, theirs }
      return data(again, { status: refusal.status ?? 409, ...headersOf(refusal) })
    },
  }
  if (submission.status !== 'success' || Object.keys(pictureErrors).length > 0)
    return { ok: false, ...answers } as const
  return { ok: true, value: submission.value as z.output<Schema>, ...answers } as const
}

const headersOf = ({ headers }: Refusal) => headers && { headers }

/** An empty file field sends a file without a name. */
const isChosen = (value: FormDataEntryValue | null): value is File => value instanceof File && value.name !== ''

async function storePictures(form: FormData, takePicture: TakePicture): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const name of ['image', 'heroImage', 'authorImage']) {
    const file = form.get(name)
    if (!isChosen(file)) continue
    const taken = await takePicture(file)
    if (taken.ok) form.set(`${name}Id`, taken.picture.id)
    else problems[`${name}Id`] = taken.problem
  }
  return problems
}

/** More files at once are a mistake, and each takes a second to prepare. */
const mostPhotosAtOnce = 3

async function storePhotos(form: FormData, takePicture: TakePicture): Promise<{ photoIds?: string }> {
  const files = form.getAll('photos').filter(isChosen)
  if (files.length > mostPhotosAtOnce) return { photoIds: `Choose at most ${mostPhotosAtOnce} photos` }
  const problems: Array<string> = []
  for (const file of files) {
    const taken = await takePicture(file)
    if (taken.ok) form.append('photoIds', taken.picture.id)
    else problems.push(`${file.name}: ${taken.problem}`)
  }
  return problems.length > 0 ? { photoIds: problems.join(' ') } : {}
}
