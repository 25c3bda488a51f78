import { formTrap } from '../../core/form-trap.ts'
import { uploadPicture } from '../../operations/images/upload-picture.ts'
import type { App } from '../../operations/app.ts'

/** The picture a form brought, stored even where other fields are wrong: nobody likes to choose it twice. */
export async function pictureIn(app: App, form: FormData, visitor: string) {
  const file = form.get('image')
  if (!(file instanceof File) || file.name === '') return undefined
  if (form.get(formTrap)) return undefined
  return uploadPicture(app, visitor, file.stream())
}
