/** Where the one picture of a form stands. */
export type PictureState =
  | { kind: 'none' }
  | { kind: 'sending'; name: string; preview: string; percent: number }
  | { kind: 'ready'; id: string; preview: string }
  /** `file` can be sent once more. */
  | { kind: 'failed'; problem: string; file: File | null }

export const storedPreview = (id: string) => `/images/${id}/400.webp`
