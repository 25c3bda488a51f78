import { cva } from 'class-variance-authority'

/** The look of buttons, and of links that look like buttons. */
export const buttonLook = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-pill text-center font-display leading-[1.2] font-[560] tracking-[.002em] no-underline',
    'transition-[transform,background-color,box-shadow] duration-(--mid) ease-squish',
    'disabled:bg-sunk disabled:text-ink-soft disabled:shadow-edge',
    'motion-safe:enabled:hover:-translate-y-px motion-safe:enabled:active:scale-x-97 motion-safe:enabled:active:scale-y-94',
    'motion-safe:[a&]:hover:-translate-y-px motion-safe:[a&]:active:scale-x-97 motion-safe:[a&]:active:scale-y-94',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary shadow-ember not-disabled:hover:bg-primary-hover',
        secondary: 'bg-surface text-ink shadow-pillow not-disabled:hover:shadow-pillow-hover',
        ghost: 'bg-transparent text-link not-disabled:hover:bg-blush',
        danger: 'bg-surface text-danger shadow-pillow not-disabled:hover:shadow-pillow-hover',
      },
      size: {
        md: 'min-h-12 px-5.5 pt-2 pb-2.25 text-body leading-[1.2]',
        lg: 'min-h-14 px-7 pt-2 pb-2.25 text-[1.125rem]',
      },
      block: { true: 'w-full' },
    },
    compoundVariants: [{ variant: 'ghost', size: 'md', class: 'px-3' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)
