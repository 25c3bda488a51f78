import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Running text with readable line lengths and spacing. */
export const proseLook = [
  'max-w-[66ch] text-lead leading-[1.65]',
  '[&>*+*]:mt-4 [&>*+h2]:mt-9 [&_h2]:text-[1.625rem] [&>*+h3]:mt-7',
  '[&_li+li]:mt-1.5 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_li]:marker:text-primary',
  '[&_blockquote]:rounded-md [&_blockquote]:bg-blush [&_blockquote]:px-5 [&_blockquote]:py-4',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-sm [&_pre]:bg-sunk [&_pre]:p-4 [&_code]:text-[.95em]',
  '[&_table]:w-full [&_table]:border-collapse [&_table]:text-body [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left',
  '[&_hr]:border-line [overflow-wrap:break-word]',
].join(' ')

export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn(proseLook, className)} {...rest} />
}
