import { data } from 'react-router'
import { AffiliateForm, type AffiliateErrors, emptyAffiliate, type TypedAffiliate } from '../../core/affiliate-form.ts'
import { uploadPicture } from '../../operations/images/upload-picture.ts'
import { firstErrors, textsOf } from './form-texts.ts'

type ReadAffiliate =
  | { ok: true; typed: TypedAffiliate; form: AffiliateForm }
  | { ok: false; typed: TypedAffiliate; errors: AffiliateErrors }

/** A form as sent, its picture brought in where it came along: kept even where other fields are wrong. */
export async function readAffiliate(
  app: Parameters<typeof uploadPicture>[0],
  visitor: string,
  sent: FormData,
): Promise<ReadAffiliate> {
  const typed = textsOf(sent, emptyAffiliate)
  const file = sent.get('image')
  if (file instanceof File && file.name !== '') {
    const uploaded = await uploadPicture(app, visitor, file.stream())
    if (!uploaded.ok) return { ok: false, typed, errors: { imageId: uploaded.problem } }
    typed.imageId = uploaded.picture.id
  }
  const read = AffiliateForm.safeParse(typed)
  if (read.success) return { ok: true, typed, form: read.data }
  return { ok: false, typed, errors: firstErrors(read.error.issues) }
}

/** The form once more, as typed, with what is wrong. */
export const refuseAffiliate = (typed: TypedAffiliate, errors: AffiliateErrors) =>
  data({ typed, errors }, { status: 422 })
