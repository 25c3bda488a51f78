/** A number people can press: a telephone understands digits and the plus. */
export function phoneHref(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
