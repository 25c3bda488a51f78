/** A form with its picture has to fit into the 12 MB a request may have. */
export const maxPictureBytes = 10_000_000

/** What a file dialog offers. A phone that is not offered HEIC hands its pictures over as JPEG. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff'

/** Why a picture is not taken, and what to do. */
export const pictureProblems = {
  tooLarge: 'The picture is larger than 10 MB. Choose a smaller copy.',
  tooManyPixels: 'The picture has more than 60 megapixels. Choose a smaller copy.',
  empty: 'The file is empty. Choose another one.',
  unreadable: 'This is not a picture we can read (JPEG, PNG, WebP, AVIF, GIF or TIFF).',
  heic: 'This is a HEIC picture, which we cannot read; save it as JPEG.',
  damaged: 'The picture is damaged or did not arrive whole. Choose another copy.',
  gone: 'The picture is no longer here. Choose it again.',
  unfinished: 'The picture could not be sent. Check your connection and try again.',
} as const

/** What a browser can tell before it sends anything; the server looks at the content. */
export function pictureFileProblem({ name, type, size }: { name: string; type: string; size: number }): string | null {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return pictureProblems.heic
  if (type && !acceptedPictures.split(',').includes(type)) return pictureProblems.unreadable
  if (size === 0) return pictureProblems.empty
  return size > maxPictureBytes ? pictureProblems.tooLarge : null
}
