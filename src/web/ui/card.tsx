import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A card with a picture, a 10 px rim around it, and text below. */
export function Card({ className, ...rest }: ComponentProps<'article'>) {
  return (
    <article
      className={cn(
        'group/card relative flex min-w-0 flex-col rounded-lg bg-surface p-2.5 pb-0 shadow-card transition-[transform,box-shadow] duration-(--mid) ease-soft',
        'focus-within:shadow-card-lift hover:shadow-card-lift motion-safe:hover:-translate-y-0.75',
        className,
      )}
      {...rest}
    />
  )
}

export function CardPicture({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'relative aspect-4/3 overflow-hidden rounded-inner bg-sunk',
        '[&_img]:size-full [&_img]:object-cover [&_img]:transition-transform [&_img]:duration-(--slow) [&_img]:ease-soft',
        'motion-safe:group-hover/card:[&_img]:scale-[1.035]',
        className,
      )}
      {...rest}
    />
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        '@container flex min-w-0 flex-1 flex-col gap-2 px-3 pt-4 pb-4.5 [overflow-wrap:anywhere]',
        className,
      )}
      {...rest}
    />
  )
}

/** The look of the link in a card's heading. It makes all of the card clickable. */
export const cardLink = [
  'text-inherit no-underline group-hover/card:text-link',
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none',
  'focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus',
].join(' ')
