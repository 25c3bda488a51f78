import { cva } from 'class-variance-authority'

export const fieldLook = cva(
  [
    'w-full border-[1.5px] border-line-strong bg-surface text-ink transition-[border-color,box-shadow] duration-(--fast)',
    'not-disabled:not-aria-invalid:hover:border-ink-soft focus-visible:border-focus focus-visible:outline-offset-1',
    'aria-invalid:border-danger disabled:border-line disabled:bg-sunk disabled:text-ink-soft',
    // When the browser scrolls to a field, the sticky header must not cover its label, and its error must stay visible.
    'scroll-mt-10 scroll-mb-20',
  ],
  {
    variants: {
      shape: {
        box: 'min-h-13 rounded-sm px-4.5 py-2.5',
        pill: 'min-h-13 rounded-pill px-4.5 py-2.5',
      },
    },
    defaultVariants: { shape: 'box' },
  },
)
