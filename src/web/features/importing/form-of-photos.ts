/** Photos of phones have up to 12 MB. The recognition uses no more pixels than this. */
const longestSide = 3_000
/** Three photos of this size fit into one request. */
const largestUnchanged = 3_000_000

/** Puts photos into a form, large ones as smaller copies. */
export async function formOfPhotos(photos: ReadonlyArray<File>): Promise<FormData> {
  const form = new FormData()
  for (const photo of photos) form.append('photo', await smallerCopy(photo), photo.name)
  return form
}

/** Returns the photo itself if it is small, or if the browser cannot read it. The server then says what is wrong. */
async function smallerCopy(photo: File): Promise<Blob> {
  if (photo.size <= largestUnchanged) return photo
  try {
    const picture = await createImageBitmap(photo)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return copy && copy.size < photo.size ? copy : photo
  } catch {
    return photo
  }
}
