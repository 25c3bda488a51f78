/** Bytes of an archive, such as a library of Paprika with its photos. It stays on the disk while it is read. */
export const largestArchive = { visitor: 100_000_000, account: 500_000_000 } as const

/** Bytes of any other file, of all photos of a recipe together, or of a pasted page. They are read in memory. */
export const largestDocument = 12_000_000

/** Photos of the pages of one recipe. */
export const mostPhotos = 10

export const uploadProblems = {
  notAnArchive:
    'The file is larger than 12 MB. Only archives may be larger, such as an export of Paprika or Recipe Keeper.',
  archive: 'The file is larger than 500 MB. Export your recipes in several parts.',
  files: 'The files are larger than 500 MB together. Import them in several parts.',
  visitorsArchive: 'The file is larger than 100 MB. Sign in to import files of up to 500 MB.',
  noRoom: 'The site has no room for this file right now. Try again in a few minutes.',
  unfinished: 'The upload was interrupted. Check your connection and try again.',
} as const

/** The first bytes of a zip archive. */
export const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
