import { uploadPicture } from '../../../operations/pictures/upload-picture.ts'
import type { App } from '../../../operations/app/app.ts'

/** Returns a function for `parseForm` that stores the picture sent with a form. */
export const takePicture = (app: App, visitor: string) => (file: File) => uploadPicture(app, visitor, file.stream())
