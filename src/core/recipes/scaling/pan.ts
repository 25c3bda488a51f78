export const panShapes = [
  { value: 'round', label: 'Round' },
  { value: 'square', label: 'Square' },
  { value: 'rectangular', label: 'Rectangular' },
] as const
export type PanShape = (typeof panShapes)[number]['value']

/** Unknown shapes are round, as most pans for cakes are. */
export const readPanShape = (value: string | null): PanShape =>
  panShapes.find((shape) => shape.value === value)?.value ?? 'round'

export interface Pan {
  shape: PanShape
  /** As typed: "23 cm", "9 x 13 in". */
  size: string
}
