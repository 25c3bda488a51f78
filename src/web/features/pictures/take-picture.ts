import { uploadPicture } from '../../../operations/pictures/upload-picture.ts'
import type { App } from '../../../operations/app/app.ts'

/** Stores the picture a form brought, for `parseForm`. */
export const takePicture = (app: App, visitor: string) => (file: File) => uploadPicture(app, visitor, file.stream())
