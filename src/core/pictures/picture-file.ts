/** A form and its picture must fit into the 12 MB limit for requests. */
export const maxPictureBytes = 10_000_000

/** For the file input. Phones convert HEIC to JPEG, which is faster to read, when HEIC isn't listed. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff'

/** For photos of a recipe. Phones that convert nothing would not let HEIC photos be chosen if HEIC weren't listed. */
export const acceptedScans = `${acceptedPictures},image/heic,image/heif`

export const pictureProblems = {
  tooLarge: 'The picture is larger than 10 MB. Choose a smaller copy.',
  tooManyPixels:
    'The picture is too large: at most 60 megapixels, and 30,000 pixels wide or high. Choose a smaller copy.',
  empty: 'The file is empty. Choose another one.',
  unreadable: 'This is not a picture we can read (JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF).',
  damaged: 'The picture is damaged or incomplete. Choose another copy.',
  gone: 'The picture is no longer available. Choose it again.',
  unfinished: 'The picture could not be uploaded. Check your connection and try again.',
} as const

/** Checks what the browser can read before the upload. The server checks the content. */
export function pictureFileProblem({ name, type, size }: { name: string; type: string; size: number }): string | null {
  const isHeic = /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)
  if (type && !isHeic && !acceptedPictures.split(',').includes(type)) return pictureProblems.unreadable
  if (size === 0) return pictureProblems.empty
  return size > maxPictureBytes ? pictureProblems.tooLarge : null
}
