/** A number people can press. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="inline-flex min-h-11 items-center">
      {phone}
    </a>
  )
}
