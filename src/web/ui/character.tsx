import type { ComponentProps } from 'react'
import { useHasPart } from './use-has-part.ts'

/** A drawing of marshmallow characters, which the owner can hide. */
export function Character({ alt = '', ...rest }: ComponentProps<'img'>) {
  return useHasPart('characters') ? <img alt={alt} {...rest} /> : null
}
