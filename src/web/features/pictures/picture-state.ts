/** The state of a form's picture. */
export type PictureState =
  | { kind: 'none' }
  | { kind: 'sending'; name: string; preview: string; percent: number }
  | { kind: 'ready'; id: string; preview: string }
  /** `file` can be sent again. Null if the file itself is the problem. */
  | { kind: 'failed'; problem: string; file: File | null }

export const storedPreview = (id: string) => `/images/${id}/400.webp`

/** The address of the preview. Empty without one. */
export const previewOf = (state: PictureState) =>
  state.kind === 'sending' || state.kind === 'ready' ? state.preview : ''
